import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { houseLanguages, type Language } from "../src/platform/i18n/languages.ts";
import { readerNamespaces } from "./reader-namespaces.ts";

/** A catalogue as it lies on the disk: a text, or a group of texts. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The texts of one file by their keys, each a path with dots. */
export type Texts = ReadonlyMap<string, string>;

/** By path: a test's `import.meta.url` leads to where its server has the file, not to the disk. */
const texts = resolve(import.meta.dirname, "../src/platform/i18n");
const locales = resolve(texts, "locales");
const postingLabels = resolve(texts, "posting-labels");

function flat(catalogue: Catalogue, prefix = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

const parse = (folder: string, file: string) => JSON.parse(readFileSync(resolve(folder, file), "utf8"));

/** The labels of a posting's fields by namespace, as `npm run fields` writes them. */
export function readPostingLabels(language: Language): Readonly<Record<string, Catalogue>> {
  return parse(postingLabels, `${language}.json`);
}

/** Adds the labels of a posting's fields to the texts of a file. @throws Error when the file has a group of the same name */
export function joinLabels(file: string, written: Catalogue, labels: Catalogue): Catalogue {
  const twice = Object.keys(labels).filter((group) => group in written);
  if (twice.length > 0) throw new Error(`${file}: ${twice.join(", ")} is made of the labels of a posting's fields`);
  return { ...written, ...labels };
}

/** A catalogue as the site loads it: the texts of its file, and the labels of a posting's fields that belong to it. */
export function readCatalogue(language: Language, namespace: string): Catalogue {
  const file = `${language}/${namespace}.json`;
  return joinLabels(file, parse(locales, file), readPostingLabels(language)[namespace] ?? {});
}

/** The texts of a language's namespace; none when the file is missing. */
export function readTexts(language: Language, namespace: string): Texts {
  return existsSync(resolve(locales, language, `${namespace}.json`)) ? new Map(flat(readCatalogue(language, namespace))) : new Map();
}

/** Every namespace: Japanese has them all. */
export const allNamespaces = namesIn("ja");

/** The namespaces that a language has files for. */
export function namesIn(language: Language): string[] {
  const folder = resolve(locales, language);
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
