import { existsSync, readdirSync, readFileSync } from "node:fs";
import { houseLanguages, type Language } from "../src/platform/i18n/languages.ts";
import { readerNamespaces } from "./reader-namespaces.ts";

/** A catalogue as it lies on the disk: a text, or a group of texts. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The texts of one file by their keys, each a path with dots. */
export type Texts = ReadonlyMap<string, string>;

const locales = new URL("../src/platform/i18n/locales/", import.meta.url);

function flat(catalogue: Catalogue, prefix = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

export function readCatalogue(language: Language, namespace: string): Catalogue {
  return JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, locales), "utf8"));
}

/** The texts of a language's namespace; none when the file is missing. */
export function readTexts(language: Language, namespace: string): Texts {
  return existsSync(new URL(`${language}/${namespace}.json`, locales)) ? new Map(flat(readCatalogue(language, namespace))) : new Map();
}

/** Every namespace: Japanese has them all. */
export const allNamespaces = namesIn("ja");

/** The namespaces that a language has files for. */
export function namesIn(language: Language): string[] {
  const folder = new URL(`${language}/`, locales);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => file.replace(/\.json$/, ""))
        .sort()
    : [];
}

/** The namespaces that a language must have: all of them for people at work, else those that visitors and seekers meet. */
export function namespacesOf(language: Language): readonly string[] {
  return houseLanguages.includes(language) ? allNamespaces : readerNamespaces();
}
