import { currentLanguage } from "#platform/i18n/i18n.ts";

/** The title in the reader's language: the English one for readers of English, where the company wrote one. */
export function shownTitle(work: { title: string; titleEn: string | null }): string {
  return currentLanguage() === "en" && work.titleEn ? work.titleEn : work.title;
}
