import type { HouseLocale } from "../locale.ts";
import { accountTexts } from "./house/account-texts.ts";
import { contentTexts } from "./house/content-texts.ts";
import { importTexts } from "./house/import-texts.ts";
import { lawTexts } from "./house/law-texts.ts";
import { moneyTexts } from "./house/money-texts.ts";
import { movieTexts } from "./house/movie-texts.ts";
import { scoutTexts } from "./house/scout-texts.ts";
import { workTexts } from "./house/work-texts.ts";

/** What companies and the operator are told and nobody else. */
export const houseTexts = {
  ...accountTexts,
  ...contentTexts,
  ...importTexts,
  ...lawTexts,
  ...moneyTexts,
  ...movieTexts,
  ...scoutTexts,
  ...workTexts,
} as const;

export type HouseCode = keyof typeof houseTexts;

/** Columns of the tables by language: a language of the house without one does not compile. */
const columns = { ja: 0, "ja-x-easy": 1, en: 2 } as const satisfies Record<HouseLocale, number>;

/** The text of a code in a language of companies and of the operator. */
export function houseText(code: HouseCode, locale: HouseLocale): string {
  return houseTexts[code][columns[locale]];
}
