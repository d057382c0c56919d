import { languages } from "../src/platform/i18n/languages.ts";
import { allNamespaces, namespacesOf, readTexts } from "./catalogue-files.ts";
import { checkCatalogues, isPlural, keyOf, placesIn } from "./check-catalogues.ts";

/** Each key of a namespace with the places of its text in any language; a text with plurals is chosen by a count. */
function keysOf(namespace: string): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const language of languages.filter((each) => namespacesOf(each).includes(namespace))) {
    for (const [key, text] of readTexts(language, namespace)) {
      const places = isPlural(key) ? [...placesIn(text), "count"] : placesIn(text);
      keys.set(keyOf(key), new Set([...(keys.get(keyOf(key)) ?? []), ...places]));
    }
  }
  return keys;
}

const typeOf = (places: ReadonlySet<string>) => (places.size === 0 ? "never" : [...places].map((place) => `"${place}"`).join(" | "));

/**
 * Writes the keys of all texts as a type, so that a key that does not exist, or a place left empty, fails to compile.
 * @throws Error for a language that is not whole
 */
export function plugin(): string {
  checkCatalogues();
  const groups = allNamespaces.map((name) => {
    const lines = [...keysOf(name)].map(([key, places]) => `    "${key}": ${typeOf(places)};`);
    return `  ${name}: {\n${lines.join("\n")}\n  };\n`;
  });
  return `/** The texts of each namespace by key, with the names of the places to fill in. */
export interface Texts {
${groups.join("")}}

type Named<N extends keyof Texts> = { [K in Extract<keyof Texts[N], string> as \`\${N}:\${K}\`]: Texts[N][K] };

/** All texts, each as \`namespace:key\`. */
export interface AllTexts
  extends ${allNamespaces.map((name) => `Named<"${name}">`).join(",\n    ")} {}
`;
}
