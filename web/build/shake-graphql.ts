import type { Plugin } from "vite";

/** From here on the table of the printer is about schemas. */
const schemaPart = "  // Type System Definitions";

/** The table of the printer without what is said of schemas: the site sends operations only. */
function operationsOnly(code: string): string {
  const from = code.indexOf(schemaPart);
  const to = code.indexOf("\n};", from);
  return from < 0 || to < 0 ? code : code.slice(0, from) + code.slice(to);
}

/** No answer of the server comes in parts: what would read those is asked for nowhere, and the build drops it. */
const inOnePart = (code: string): string => code.replace("/^multipart\\/mixed/i.test(ctype)", "false");

const cuts: Readonly<Record<string, (code: string) => string>> = {
  "/node_modules/graphql/language/printer.mjs": operationsOnly,
  "/node_modules/@apollo/client/link/http/BaseHttpLink.js": inOnePart,
};

/** Leaves out of the client of GraphQL what this site has no use for and the build cannot know. */
export function shakeGraphql(): Plugin {
  return {
    name: "shake-graphql",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const cut = Object.entries(cuts).find(([file]) => id.endsWith(file))?.[1];
      if (!cut) return null;
      const less = cut(code);
      if (less === code) throw new Error(`${id} is not written as it was when its parts were cut`);
      return { code: less, map: null };
    },
  };
}
