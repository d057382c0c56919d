import type { FullTranslate } from "#platform/i18n/text-key.ts";

/** What is wrong with what stands in a field for an address, as far as it can be told without asking; null when nothing is. */
export function emailProblem(t: FullTranslate, value: string): string | null {
  const address = value.trim();
  if (address === "") return t("common:validation.required");
  return /^\S+@\S+$/.test(address) ? null : t("common:validation.email");
}
