import { parse } from "graphql";
import type { Plugin } from "vite";

const template = /\bgql`([^`]*)`/g;
const embedded = /\$\{\s*([\w.]+)\s*\}/g;

/** The expression that stands for one template: its definitions, and those of the fragments it embeds. */
function compiled(text: string): string {
  const fragments = [...text.matchAll(embedded)].map((match) => match[1]);
  const { definitions } = parse(text.replace(embedded, ""), { noLocation: true });
  return `documentOf(${[JSON.stringify(definitions), ...fragments].join(", ")})`;
}

/** Turns every gql template into its document at build time, so that neither parser nor graphql-tag is shipped. */
export function precompileGql(): Plugin {
  return {
    name: "precompile-gql",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("gql`")) return null;
      const body = code.replace(template, (_, text: string) => compiled(text));
      return { code: `import { documentOf } from "#platform/graphql-document.ts";\n${body}`, map: null };
    },
  };
}
