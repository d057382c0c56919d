import { findText } from "./catalogues.ts";
import type { Language } from "./languages.ts";
import type { Namespace, TFunction } from "./text-key.ts";

type Values = Readonly<Record<string, string | number | null | undefined>>;

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

interface Translator {
  (key: string, values?: Values): string;
  code(group: string, code: string): string;
  find(group: string, member: string): string | undefined;
  choices<Value extends string>(group: string, values: readonly Value[]): { value: Value; label: string }[];
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

function translator(language: Language, home: Namespace): Translator {
  const textOf = (key: string, count?: unknown): string | undefined => {
    const colon = key.indexOf(":");
    const [namespace, name] = colon < 0 ? [home, key] : [key.slice(0, colon), key.slice(colon + 1)];
    const textFor = (category: string) => findText(language, namespace, `${name}_${category}`);
    const counted = typeof count === "number" ? (textFor(pluralsOf(language).select(count)) ?? textFor("other")) : undefined;
    return counted ?? findText(language, namespace, name);
  };
  const find = (group: string, member: string) => textOf(`${group}.${member}`);
  const code = (group: string, member: string) => find(group, member) ?? member;
  return Object.assign((key: string, values: Values = {}) => fill(textOf(key, values["count"]) ?? key, values), {
    find,
    code,
    choices: <Value extends string>(group: string, values: readonly Value[]) =>
      values.map((value) => ({ value, label: code(group, value) })),
  });
}

const translators = new Map<string, Translator>();

/** Returns the one translator of a language and a namespace: the same function each time, so that dependency lists may hold it. */
export function translatorOf<Home extends Namespace, Other extends Namespace>(language: Language, home: Home): TFunction<Home, Other> {
  const key = `${language}/${home}`;
  const found = translators.get(key) ?? translator(language, home);
  translators.set(key, found);
  return found;
}
