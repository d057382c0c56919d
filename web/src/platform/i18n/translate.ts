import { findText } from "./catalogues.ts";
import type { Language } from "./language.ts";

/** What stands in a text's `{{places}}`; `count` also chooses `_one` or `_other`, `defaultValue` stands in for a text that does not exist. */
type TextValues = Readonly<Record<string, string | number | null | undefined>> & { count?: number; defaultValue?: string };

/** The text of a key, of the translator's namespace or of `namespace:key`. */
export type TFunction = (key: string, values?: TextValues) => string;

function fill(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function translator(language: Language, home: string): TFunction {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const colon = key.indexOf(":");
    const [namespace, name] = colon < 0 ? [home, key] : [key.slice(0, colon), key.slice(colon + 1)];
    const counted = values.count === undefined ? undefined : findText(language, namespace, `${name}_${plurals.select(values.count)}`);
    return fill(counted ?? findText(language, namespace, name) ?? values.defaultValue ?? name, values);
  };
}

const translators = new Map<string, TFunction>();

/** The one translator of a language and a namespace: the same function each time, so that it may stand in dependency lists. */
export function translatorOf(language: Language, namespace: string): TFunction {
  const key = `${language}/${namespace}`;
  const found = translators.get(key) ?? translator(language, namespace);
  translators.set(key, found);
  return found;
}
