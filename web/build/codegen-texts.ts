import { readdirSync, readFileSync } from "node:fs";

/** A catalogue as it lies on the disk: a text, or a group of texts. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const locales = new URL("../src/platform/i18n/locales/", import.meta.url);

function flat(catalogue: Catalogue, prefix = ""): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

const plural = /_(one|other)$/;

/** The names in a text's `{{places}}`; a text with plurals is chosen by a count. */
function placesOf(key: string, text: string): string[] {
  const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  return plural.test(key) ? [...named, "count"] : named;
}

/** Each key of a namespace with the places of its text in any language. @throws Error for a text that a language lacks */
function namespaceOf(file: string): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  const languages = readdirSync(locales);
  const known = new Map(languages.map((language) => [language, new Set<string>()]));
  for (const language of languages) {
    const catalogue: Catalogue = JSON.parse(readFileSync(new URL(`${language}/${file}`, locales), "utf8"));
    for (const [key, text] of flat(catalogue)) {
      const name = key.replace(plural, "");
      known.get(language)?.add(name);
      keys.set(name, new Set([...(keys.get(name) ?? []), ...placesOf(key, text)]));
    }
  }
  for (const [language, own] of known) {
    const missing = [...keys.keys()].find((key) => !own.has(key));
    if (missing) throw new Error(`${language}/${file} has no text ${missing}`);
  }
  return keys;
}

const typeOf = (places: ReadonlySet<string>) => (places.size === 0 ? "never" : [...places].map((place) => `"${place}"`).join(" | "));

/** Writes the keys of all texts as a type, so that a key that does not exist, or a place left empty, fails to compile. */
export function plugin(): string {
  const files = readdirSync(new URL("ja/", locales));
  const names = files.map((file) => file.replace(".json", ""));
  const groups = files.map((file, index) => {
    const lines = [...namespaceOf(file)].map(([key, places]) => `    "${key}": ${typeOf(places)};`);
    return `  ${names[index]}: {\n${lines.join("\n")}\n  };\n`;
  });
  return `/** The texts of each namespace by key, with the names of the places to fill in. */
export interface Texts {
${groups.join("")}}

type Named<N extends keyof Texts> = { [K in Extract<keyof Texts[N], string> as \`\${N}:\${K}\`]: Texts[N][K] };

/** All texts, each as \`namespace:key\`. */
export interface AllTexts
  extends ${names.map((name) => `Named<"${name}">`).join(",\n    ")} {}
`;
}
