import { readdirSync, readFileSync } from "node:fs";

const locales = new URL("../src/platform/i18n/locales/", import.meta.url);

/** Writes groups of the site's vocabulary for the server, whose pages, feeds, files and messages call things as the screens do. */
export function plugin(_schema: unknown, _documents: unknown, { groups }: { groups: readonly string[] }): string {
  const languages = readdirSync(locales);
  const vocabularies = languages.map((language) => JSON.parse(readFileSync(new URL(`${language}/vocabulary.json`, locales), "utf8")));
  return groups
    .map((group) => {
      const labels = Object.fromEntries(languages.map((language, index) => [language, vocabularies[index][group]]));
      return `export const ${group}Labels = ${JSON.stringify(labels, null, 2)} as const;\n`;
    })
    .join("\n");
}
