import type { Furigana } from "../../../platform/furigana/furigana.ts";
import { isJapanese, type Locale, languages } from "../../../shared/locale.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { gradeText } from "../../work/readability/grade-text.ts";
import { type ReadabilityLevel, readabilityLevels } from "../../work/readability/words-of-text.ts";
import { glossesIn } from "../gloss/find-glosses.ts";
import { meaningIn } from "../gloss/glosses.ts";
import { easyText } from "./easy-text.ts";
import { daysIn, withExplicitDays } from "./explicit-days.ts";

/** A word above its reader's level. */
export interface GlossedWord {
  word: string;
  reading: string;
  level: ReadabilityLevel;
  meaning: string;
}

/** What helps with a message; the readings of its easy text are made where they are asked for. */
export interface Bridge {
  easyText: string | null;
  words: readonly GlossedWord[];
  days: readonly { said: string; meaning: string }[];
}

export interface BridgeReader {
  /** What they state; null when they state nothing. */
  level: JapaneseLevel | null;
  locale: Locale;
}

/** Who states no level is helped like most who work here without one that is higher. */
const unstated = "N4";

/** The level up to which the reader needs no help; null for who needs none at all. */
export function knownLevel(level: JapaneseLevel | null): ReadabilityLevel | null {
  if (level === "NATIVE") return null;
  if (level === "NONE") return "N5";
  return level ?? unstated;
}

export function isAbove(level: ReadabilityLevel, known: ReadabilityLevel): boolean {
  return readabilityLevels.indexOf(level) > readabilityLevels.indexOf(known);
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const alphabetic = /\p{L}/gu;

/** Whether most of a text is Japanese: it has kana, and not as single words in another language. */
export function isJapaneseText(text: string): boolean {
  const count = (text.match(kana) ?? []).length;
  return count > 0 && count * 5 >= (text.match(alphabetic) ?? []).length;
}

function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, { timeZone: "UTC", dateStyle: "full" }).format(new Date(`${day}T00:00:00Z`));
}

interface Written {
  text: string;
  writtenAt: Date;
}

/** Help with a Japanese text for somebody who reads less than it takes; null when there is nothing to help with. */
export async function bridgeOver(
  furigana: Pick<Furigana, "wordsOf">,
  { text, writtenAt }: Written,
  reader: BridgeReader,
): Promise<Bridge | null> {
  const known = knownLevel(reader.level);
  if (known === null || !isJapaneseText(text)) return null;
  // Who cannot be helped with words still has the text.
  const words = glossesIn(await furigana.wordsOf(text).catch(() => []))
    .filter(({ level }) => isAbove(level, known))
    .map((gloss) => ({ word: gloss.word, reading: gloss.reading, level: gloss.level, meaning: meaningIn(gloss, reader.locale) }));
  const days = isJapanese(reader.locale)
    ? []
    : daysIn(text, writtenAt).flatMap(({ said, day }) => (day === null ? [] : [{ said, meaning: dayText(day, reader.locale) }]));
  const isHard = words.length > 0 || isAbove(gradeText(text).level, known);
  const easy = withExplicitDays(isHard ? easyText(text) : text, writtenAt);
  const easier = easy === text ? null : easy;
  return easier === null && words.length === 0 && days.length === 0 ? null : { easyText: easier, words, days };
}
