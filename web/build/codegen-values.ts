import { readFileSync } from "node:fs";

const contract = new URL("../../graphql-server/contract/vocabulary.json", import.meta.url);

const nameOf = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Values`;
const fileOf = (type: string) => `${type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.ts`;

/** Writes the values of one enum of the API, in the order they are offered in. */
function plugin(_schema: unknown, _documents: unknown, { type, values }: { type: string; values: readonly string[] }): string {
  return `export const ${nameOf(type)} = [\n${values.map((value) => `  "${value}",\n`).join("")}] as const;\n`;
}

interface Section {
  baseOutputDir: string;
  schema: unknown;
}

/** One file an enum: a bundle takes modules whole, and no screen should load the words of another. */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, schema }: Section) => {
    const vocabulary: Record<string, readonly string[]> = JSON.parse(readFileSync(contract, "utf8"));
    return Object.entries(vocabulary).map(([type, values]) => ({
      filename: `${baseOutputDir}${fileOf(type)}`,
      schema,
      documents: [],
      config: {},
      pluginMap: { values: { plugin } },
      plugins: [{ values: { type, values } }],
    }));
  },
};
