import lindera from "lindera-wasm-nodejs-ipadic";
import { toHiragana } from "./kana.ts";

/** One word of a text as the dictionary sees it; parts of speech are IPADIC's names. */
export interface Morpheme {
  /** Offset in UTF-16 units. */
  start: number;
  surface: string;
  /** Hiragana; null when the dictionary knows none. */
  reading: string | null;
  /** 名詞, 動詞, … */
  kind: string;
  /** 数, 接尾, 非自立, … */
  detail: string;
  /** 助数詞, 地域, 人名, … */
  detail2: string;
  base: string;
}

export type Tokenize = (text: string) => Morpheme[];

/** A word as the tokenizer returns it; unknown words have only a surface. */
interface Token {
  surface: string;
  reading?: string;
  partOfSpeech?: string;
  partOfSpeechSubcategory1?: string;
  partOfSpeechSubcategory2?: string;
  baseForm?: string;
}

function readingOf({ reading }: Token): string | null {
  return reading && reading !== "*" ? toHiragana(reading) : null;
}

/** Loads the IPADIC dictionary (about 0.3 s and 170 MB): call it on a thread of its own. */
export function createTokenizer(): Tokenize {
  const builder = new lindera.TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  const tokenizer = builder.build();
  return (text) => {
    const tokens: Token[] = tokenizer.tokenize(text);
    let end = 0;
    return tokens.map((token) => {
      // The tokenizer counts bytes; its words stand in the text in order.
      const start = text.indexOf(token.surface, end);
      end = start + token.surface.length;
      return {
        start,
        surface: token.surface,
        reading: readingOf(token),
        kind: token.partOfSpeech ?? "",
        detail: token.partOfSpeechSubcategory1 ?? "",
        detail2: token.partOfSpeechSubcategory2 ?? "",
        base: token.baseForm ?? token.surface,
      };
    });
  };
}
