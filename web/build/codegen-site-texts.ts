import { languageFacts, languages } from "../src/platform/i18n/languages.ts";
import { readTexts } from "./catalogue-files.ts";

/** @throws Error for a text that does not exist */
function textOf(language: (typeof languages)[number], name: string): string {
  const [namespace = "", key = ""] = name.split(":");
  const text = readTexts(language, namespace).get(key);
  if (text === undefined) throw new Error(`codegen.yml: no text ${name} in ${language}`);
  return text;
}

/** Writes the table of languages and some texts of each for the server, whose pages speak them before the site does. */
export function plugin(_schema: unknown, _documents: unknown, { texts }: { texts: readonly string[] }): string {
  const facts = languages.map((language) => {
    const { name, prefix, intl, html } = languageFacts[language];
    return [language, { name, prefix, intl, html }] as const;
  });
  const said = languages.map((language) => [language, Object.fromEntries(texts.map((name) => [name, textOf(language, name)]))] as const);
  return `/** The languages of the site in the order in which they are offered. */
export const siteLanguages = ${JSON.stringify(Object.fromEntries(facts), null, 2)} as const;

/** What the screens say that pages of the server say too. */
export const siteTexts = ${JSON.stringify(Object.fromEntries(said), null, 2)} as const;
`;
}
