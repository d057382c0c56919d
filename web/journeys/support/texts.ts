import { readFileSync } from "node:fs";

export type Language = "ja" | "en";

/** A text of the site as its reader sees it: `textsOf("ja")("account", "sendMail")`; `{{name}}` places are filled. */
export function textsOf(language: Language) {
  return (namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string => {
    const file = new URL(`../../src/platform/i18n/locales/${language}/${namespace}.json`, import.meta.url);
    const found = key
      .split(".")
      .reduce<unknown>(
        (node, part) => (typeof node === "object" && node ? Reflect.get(node, part) : undefined),
        JSON.parse(readFileSync(file, "utf8")),
      );
    if (typeof found !== "string") throw new Error(`No text ${namespace}:${key} in ${language}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  };
}
