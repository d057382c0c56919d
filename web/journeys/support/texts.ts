import type { Language } from "#platform/i18n/languages.ts";
import { readTexts } from "../../build/catalogue-files.ts";

export type { Language };

/** A text of the site as its reader sees it: `textsOf("ja")("account", "sendMail")`; `{{name}}` places are filled. */
export function textsOf(language: Language) {
  return (namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = readTexts(language, namespace).get(key);
    if (found === undefined) throw new Error(`No text ${namespace}:${key} in ${language}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  };
}
