import type { Tokenize } from "../../../platform/furigana/morphemes.ts";
import { ageReasons, positive } from "../wording/clause-who.data.ts";
import { foldText } from "../wording/folded-text.ts";
import { type Ground, type GroundFacts, groundFacts } from "./grounds.ts";
import { MeaningModel } from "./meaning-model.ts";
import { meaningWeights } from "./meaning-weights.data.ts";
import { featuresOf, isLatin } from "./sentence-features.ts";

/** A sentence that means what a posting may not say, in the text as typed. */
export interface FoundMeaning {
  facts: GroundFacts;
  start: number;
  end: number;
}

/** How likely it must be that a sentence is unlawful for a moderator to be asked. */
const asksFrom = 0.5;
/** Characters of one text that are read, as for the grammar. */
const mostCharacters = 6_000;
const shortest = 6;
const longestSentence = 400;
/** Lawful exceptions that a text names. */
const exceptions: Partial<Record<Ground, RegExp>> = { AGE: ageReasons, SEX: positive };

/** Words of courtesy, as the analyser gives them: a sentence of nothing else says nothing of anybody. */
const courtesy = new Set(
  "待つ お待ち 応募 お待ちする 気軽 願う お願い 宜しい よろしい よろしく 宜しく 一緒 働く 連絡 相談 日程 面接 問い合わせ 是非 ぜひ 皆様 皆さん 皆 みなさま みなさん くださる 下さる ください 下さい いただく 頂く いたす 致す する せる させる なる いる おる ます まず まずは 心 お ご 御 様 ありがとう 有難う ござる 会う お会い 楽しみ 拝見 書類 thank you for applying your application we i look forward to hearing from hope see soon please apply feel free contact us any time meet can".split(
    " ",
  ),
);
const empty = new Set(["助詞", "助動詞", "記号", "感動詞", "接続詞", "接頭詞"]);

function isCourtesy(tokenize: Tokenize, sentence: string): boolean {
  if (isLatin(sentence)) return (sentence.toLowerCase().match(/[a-z']+/gu) ?? []).every((word) => courtesy.has(word));
  return tokenize(sentence).every(({ kind, base, surface }) => empty.has(kind) || courtesy.has(base) || courtesy.has(surface));
}

let model: MeaningModel | undefined;

interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Sentences of a text as folded: Japanese without spaces, Latin with them. */
function* sentencesOf(typed: string): Generator<Sentence> {
  const japanese = foldText(typed, "DROP");
  const latin = foldText(typed, "KEEP");
  for (const [{ text, offsets }, wantsLatin] of [
    [japanese, false],
    [latin, true],
  ] as const) {
    for (const { 0: sentence, index } of text.matchAll(wantsLatin ? /[^.!?。]+/gu : /[^。!?\n]+/gu)) {
      if (sentence.length < shortest || sentence.length > longestSentence || isLatin(sentence) !== wantsLatin) continue;
      yield { text: sentence, start: offsets[index] ?? 0, end: offsets[index + sentence.length] ?? typed.length };
    }
  }
}

/**
 * Every sentence of a text that means what the law does not let a posting say, however it is put, by a model that learned from written
 * examples. It is a question for the moderator and never a refusal.
 */
export function findMeaning(tokenize: Tokenize, typed: string, { isEmployment }: { isEmployment: boolean }): FoundMeaning[] {
  model ??= new MeaningModel(meaningWeights);
  const found: FoundMeaning[] = [];
  const known = new Map<string, Ground | undefined>();
  let read = 0;
  for (const { text, start, end } of sentencesOf(typed)) {
    if (!known.has(text)) {
      read += text.length;
      if (read > mostCharacters) break;
      const { unlawful, ground } = model.read(featuresOf(tokenize, text));
      known.set(text, unlawful >= asksFrom && !isCourtesy(tokenize, text) ? ground : undefined);
    }
    const ground = known.get(text);
    if (ground === undefined || exceptions[ground]?.test(typed)) continue;
    const facts = groundFacts[ground];
    if (isEmployment || !facts.employmentOnly) found.push({ facts, start, end });
  }
  return found;
}
