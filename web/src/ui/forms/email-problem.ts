import type { FullTranslate } from "#platform/i18n/text-key.ts";

/** Returns the problem with the content of an address field, as far as it can be told without asking; null when there is none. */
export function emailProblem(t: FullTranslate, value: string): string | null {
  const address = value.trim();
  if (address === "") return t("common:validation.required");
  return /^\S+@\S+$/.test(address) ? null : t("common:validation.email");
}
