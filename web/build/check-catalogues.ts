import { type Language, languages } from "../src/platform/i18n/languages.ts";
import { namesIn, namespacesOf, readTexts, type Texts } from "./catalogue-files.ts";

const plural = /_(zero|one|two|few|many|other)$/;

/** The key of a text without the plural it is for. */
export function keyOf(key: string): string {
  return key.replace(plural, "");
}

/** Whether a text is for a count. */
export function isPlural(key: string): boolean {
  return plural.test(key);
}

/** The names in a text's `{{places}}`. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort();
}

/** The one text of a key that says what its places are: the plural that every language has, or the text itself. */
function mainTexts(texts: Texts): Map<string, string> {
  const main = new Map<string, string>();
  for (const [key, text] of texts) if (!isPlural(key) || key.endsWith("_other")) main.set(keyOf(key), text);
  return main;
}

/** What is wrong with one text: it is for nothing, for a plural the language does not have, or it leaves other places to fill in. */
function faultOf(key: string, text: string, { known, categories }: { known: ReadonlyMap<string, string>; categories: string[] }) {
  const original = known.get(keyOf(key));
  if (original === undefined) return `one too many: ${key}`;
  const category = plural.exec(key)?.[1];
  if (category && !categories.includes(category)) return `the language has no plural like ${key}`;
  const wanted = placesIn(original);
  const given = placesIn(text);
  // “One day” may go without its number.
  const mayBeLeftOut = category && category !== "other" ? ["count"] : [];
  const differing = [
    ...wanted.filter((one) => !given.includes(one) && !mayBeLeftOut.includes(one)),
    ...given.filter((one) => !wanted.includes(one)),
  ];
  return differing.length > 0 ? `${key}: other places than in Japanese, ${differing.map((one) => `{{${one}}}`).join(" ")}` : undefined;
}

/** Compares the texts of a language with the Japanese ones. @returns one line a fault, none for a whole catalogue */
export function compareTexts(language: string, japanese: Texts, texts: Texts): string[] {
  const known = mainTexts(japanese);
  const own = mainTexts(texts);
  const categories: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = [...known.keys()].filter((key) => !own.has(key)).map((key) => `no text ${key}`);
  // A counting word like 件 has nothing that answers to it in most languages.
  const empty = [...texts].filter(([key, text]) => text === "" && (known.get(keyOf(key)) ?? "").length > 2).map(([key]) => `empty: ${key}`);
  const faults = [...texts].flatMap(([key, text]) => faultOf(key, text, { known, categories }) ?? []);
  return [...missing, ...empty, ...faults];
}

/** Faults of one language in all files that its readers meet. */
export function faultsOf(language: Language): string[] {
  const needed = namespacesOf(language);
  const extra = namesIn(language).filter((name) => !needed.includes(name));
  return [
    ...extra.map((name) => `${language}/${name}.json is one file too many`),
    ...needed.flatMap((name) =>
      compareTexts(language, readTexts("ja", name), readTexts(language, name)).map((fault) => `${language}/${name}.json: ${fault}`),
    ),
  ];
}

/** @throws Error that names what a language of the site lacks or has too much of */
export function checkCatalogues(): void {
  const faults = languages.flatMap(faultsOf);
  if (faults.length === 0) return;
  const more = faults.length > 30 ? `\n… and ${faults.length - 30} more` : "";
  throw new Error(`The catalogues do not agree:\n${faults.slice(0, 30).join("\n")}${more}`);
}
