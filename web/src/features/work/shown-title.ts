import { isJapanese } from "#platform/i18n/i18n.ts";

/** The title that the reader understands: the English one where the company wrote one and the reader's language is not Japanese. */
export function shownTitle(work: { title: string; titleEn: string | null }): string {
  return !isJapanese() && work.titleEn ? work.titleEn : work.title;
}
