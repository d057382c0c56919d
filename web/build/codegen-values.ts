import { readFileSync } from "node:fs";

const contract = new URL("../../graphql-server/contract/vocabulary.json", import.meta.url);

const nameOf = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}Values`;

/** Writes the values of each enum of the API, in the order they are offered in; what no screen imports is not shipped. */
export function plugin(): string {
  const vocabulary: Record<string, readonly string[]> = JSON.parse(readFileSync(contract, "utf8"));
  const lists = Object.entries(vocabulary).map(([type, values]) => {
    const lines = values.map((value) => `  "${value}",\n`).join("");
    return `export const ${nameOf(type)} = [\n${lines}] as const;\n`;
  });
  return lists.join("\n");
}
