import { isJapanese, type Locale } from "../../../shared/locale.ts";
import { jobCategoryLabels, prefectureLabels } from "../../../shared/vocabulary/labels.ts";
import { latinCity } from "../../base/reading/place-name.ts";
import type { Work } from "../posting/work.entity.ts";

type Titled = Pick<Work, "title" | "titleEn">;
type Placed = Pick<Work, "prefecture" | "city" | "ruby">;

/** The title as its company knows it: its own translation for who does not read Japanese, where it wrote one. */
export function ownTitle(locale: Locale, { title, titleEn }: Titled): string {
  return isJapanese(locale) ? title : titleEn || title;
}

/** 市区町村 and 都道府県 for a reader: in the order and the characters of the language, without what cannot be written in them. */
export function placeFor(locale: Locale, work: Placed): string {
  const prefecture = work.prefecture ? prefectureLabels[locale][work.prefecture] : "";
  if (isJapanese(locale) || locale === "zh-Hans") return prefecture + (work.city ?? "");
  return [latinCity(work), prefecture].filter(Boolean).join(", ");
}

/**
 * A title that the site makes of the kind of work and the place, for readers of a language in which the company wrote none: null for readers of
 * Japanese, for a work with a translation of its own, and where the kind is not stated.
 */
export function madeTitle(locale: Locale, work: Titled & Placed & Pick<Work, "category">): string | null {
  if (isJapanese(locale) || work.titleEn || !work.category) return null;
  const place = placeFor(locale, work);
  const kind = jobCategoryLabels[locale][work.category];
  if (place === "") return kind;
  return locale === "zh-Hans" ? `${kind}（${place}）` : `${kind} – ${place}`;
}

/** The title for somebody who looks for work: the company's, else the one that the site makes. */
export function titleFor(locale: Locale, work: Titled & Placed & Pick<Work, "category">): string {
  return madeTitle(locale, work) ?? ownTitle(locale, work);
}
