import { isJapanese } from "#platform/i18n/i18n.ts";

export interface Titled {
  title: string;
  titleEn: string | null;
  /** Made by the site in the language of the page. */
  madeTitle: string | null;
}

/** The title that the reader understands: in Japanese as it was written; else the company's own translation, else the one that the site made. */
export function shownTitle({ title, titleEn, madeTitle }: Titled): string {
  return isJapanese() ? title : titleEn || madeTitle || title;
}
