import type { Locale } from "../../../shared/locale.ts";
import { isReadabilityLevel, type ReadabilityLevel } from "../../work/readability/words-of-text.ts";
import { type PhraseTexts, textIn } from "../phrase/phrase-text.ts";
import { careWords } from "./gloss-care.data.ts";
import { conditionWords } from "./gloss-conditions.data.ts";
import { constructionWords } from "./gloss-construction.data.ts";
import { everydayWords } from "./gloss-everyday.data.ts";
import { factoryWords } from "./gloss-factory.data.ts";
import { generalWords } from "./gloss-general.data.ts";
import { hiringWords } from "./gloss-hiring.data.ts";
import { hotelWords } from "./gloss-hotel.data.ts";
import { kitchenWords } from "./gloss-kitchen.data.ts";
import { labourWords } from "./gloss-labour.data.ts";
import { logisticsWords } from "./gloss-logistics.data.ts";
import { messageWords } from "./gloss-message.data.ts";
import { movingWords } from "./gloss-moving.data.ts";
import { officeWords } from "./gloss-office.data.ts";
import { residenceWords } from "./gloss-residence.data.ts";
import { safetyWords } from "./gloss-safety.data.ts";
import { selectionWords } from "./gloss-selection.data.ts";
import { shopWords } from "./gloss-shop.data.ts";

/** A word of work, how it is read, who may be expected to know it, and what it means in every language but Japanese. */
export interface Gloss {
  /** As a dictionary has it. */
  word: string;
  /** In hiragana. */
  reading: string;
  level: ReadabilityLevel;
  meanings: readonly [easy: string, en: string, vi: string, zh: string, ne: string, id: string, pt: string];
}

/** The list by field of work: one word a line, its columns behind strokes. */
export const glossFields = {
  careWords,
  conditionWords,
  constructionWords,
  everydayWords,
  factoryWords,
  generalWords,
  hiringWords,
  hotelWords,
  kitchenWords,
  labourWords,
  logisticsWords,
  messageWords,
  movingWords,
  officeWords,
  residenceWords,
  safetyWords,
  selectionWords,
  shopWords,
} as const;

function glossOf(line: string): Gloss {
  const [word = "", reading = "", level = "", easy = "", en = "", vi = "", zh = "", ne = "", id = "", pt = ""] = line.split("|");
  if (!isReadabilityLevel(level)) throw new Error(`No level for ${word}`);
  return { word, reading, level, meanings: [easy, en, vi, zh, ne, id, pt] };
}

export const glosses: readonly Gloss[] = Object.values(glossFields).flatMap((lines) => lines.trim().split("\n").map(glossOf));

/** What a word means in a language; its easy Japanese for who reads Japanese. */
export function meaningIn({ meanings: [easy, en, vi, zh, ne, id, pt] }: Gloss, locale: Locale): string {
  const texts: PhraseTexts = [easy, easy, en, vi, zh, ne, id, pt];
  return textIn(texts, locale);
}
