import type { ShownText } from "./shown-texts.ts";

/** How much of a page is in which hands, by its width: one Chinese character is as wide as two Latin letters. */
export interface Share {
  /** What the site says itself. */
  own: number;
  /** What of it is in another language than the reader chose. */
  foreign: number;
  /** Names of companies and people, which stand apart. */
  names: number;
  /** Words of companies, marked by their language, which stand apart. */
  theirs: number;
  /** Official Japanese names of papers and statuses in brackets beside their translation, as they are printed on a card or a form. */
  terms: number;
  /** The foreign texts, each once. */
  texts: string[];
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const devanagari = /\p{Script=Devanagari}/u;
/** Characters of Japanese that simplified Chinese writes otherwise; 会, 当 and others that both write so tell nothing. */
const onlyJapanese =
  /[駅気検験図発実対応様広円価働込枠転伝権観関収労営単戦団塩恵毎県業務給時間場語話認記録許請職種経産東車門員報週運遠済読書議総続終結約線細組無熱遅達連進過選適遺問開閉際隣難電頼顔類願飲館齢沢浜桜辺竜雑児歳歴両仮値帰庁徴悪戸拝挙掲換粛縁緑縄説設試詳調談講護賃費資購質貸買貿賞軽輸農鉄銀鈴鍵長陸階隊離飛馬魚鮮鳥黒]/u;
/** Words that hold English together and that none of the other languages in Latin letters has. */
const english = /\b(?:the|and|of|with|your|you|this|that|are|from|which|when|what|how|please|not yet|have)\b/i;
const japaneseGlyphs = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** Kana and kanji in a row. */
const japaneseRuns = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu;
const latinWords = /\p{Script=Latin}{2,}/gu;
/** Addresses, codes and names of files have no language. */
const noWords = /https?:\S+|\S+@\S+|[\w-]+\.(?:pdf|csv|ics|mp4)\b|[A-Z]{1,3}-?[\dA-Z-]{4,}/g;
/** An official name beside its translation. */
const term = /(?<=[\p{L}\p{M}\d]\s?)[（(][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・、\s]{2,16}[)）]/gu;
/** A place, a line or a station in kanji is a fact, which the site says in the reader's letters: nobody's free words. */
const fact = /^(?:[\p{Script=Han}\p{Script=Katakana}ーヶケノ々の・\d\s-]{1,20}[都道府県市区町村線駅]|.{0,30}駅.{0,12}(?:分|バス).{0,6})$/u;

const isEnglish = (text: string): boolean => english.test(text) && (text.match(latinWords) ?? []).length >= 3;

const isJapanese = (text: string): boolean => kana.test(text) || han.test(text);
const latinCount = (text: string): number => (text.match(latinWords) ?? []).length;

const isLatinForeign: Readonly<Record<string, (text: string) => boolean>> = {
  ja: (text) => isEnglish(text) && !isJapanese(text),
  en: () => false,
  ne: (text) => latinCount(text) >= 3 && !devanagari.test(text),
  "zh-Hans": (text) => latinCount(text) >= 3 && !han.test(text),
};

const baseOf = (language: string): string => (language.startsWith("ja") ? "ja" : language);

/** How wide the letters of a text are; signs and numbers belong to every language. */
export function widthOf(text: string): number {
  const glyphs = text.match(/\p{L}/gu) ?? [];
  return glyphs.reduce((sum, glyph) => sum + (han.test(glyph) || kana.test(glyph) ? 2 : 1), 0);
}

/** Japanese words in a text: a term beside its translation counts for itself; in Chinese only words that cannot be Chinese are Japanese. */
function japaneseWidth(text: string, language: string): number {
  if (language === "ja") return 0;
  const runs = text.match(japaneseRuns) ?? [];
  const japanese = language === "zh-Hans" ? runs.filter((run) => onlyJapanese.test(run) || kana.test(run)) : runs;
  return japanese.reduce((sum, run) => sum + (run.match(japaneseGlyphs) ?? []).length * 2, 0);
}

/** How much of a text of the site is in another language than its reader's, whatever it is marked with. */
export function foreignWidth(text: string, language: string): number {
  const said = text.replace(noWords, " ");
  const base = baseOf(language);
  return (isLatinForeign[base] ?? isEnglish)(said) ? widthOf(said) : japaneseWidth(said, base);
}

/** Shares out the texts of a page for a reader of the language. */
export function shareOf(texts: readonly ShownText[], reader: string): Share {
  const share = { own: 0, foreign: 0, names: 0, theirs: 0, terms: 0 };
  const marked = texts.filter(({ language, isName }) => !isName && baseOf(language) !== baseOf(reader)).map(({ text }) => text);
  const names = texts.flatMap(({ text, isName }) => (isName ? [text] : []));
  const foreign = new Set<string>();
  for (const { text, language, isName, isTitle } of texts) {
    const width = widthOf(text);
    const isMarked = baseOf(language) !== baseOf(reader);
    if (isName || (isTitle && names.some((name) => text.startsWith(name)))) share.names += width;
    // The title of a tab has no mark of its own: it says what is marked on the page.
    else if (isMarked ? !fact.test(text) : isTitle && marked.some((said) => text.startsWith(said))) share.theirs += width;
    else {
      const own = baseOf(reader) === "ja" ? text : text.replace(term, "");
      // A place in kanji is in the letters of who reads Chinese (decision 053).
      const markedWidth = reader === "zh-Hans" ? 0 : width;
      const wrong = isMarked ? markedWidth : foreignWidth(own, reader);
      share.terms += width - widthOf(own);
      share.own += widthOf(own);
      share.foreign += wrong;
      if (wrong > 0) foreign.add(text);
    }
  }
  return { ...share, texts: [...foreign] };
}

/** The part of what the site says that its reader did not choose, in percent. */
export const percentOf = ({ own, foreign }: Share): number => (own === 0 ? 0 : (foreign / own) * 100);
