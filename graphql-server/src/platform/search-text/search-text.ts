const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const latin = /[\p{L}\p{N}]+/gu;
const longestWord = 30;

/** Text as search compares it: NFKC (width folded), lower case, katakana as hiragana, runs of space as one. */
export function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\s+/g, " ")
    .trim();
}

interface Runs {
  japanese: string[];
  latin: string[];
}

/** Folded text cut into Japanese runs and words of other scripts. */
function runsOf(folded: string): Runs {
  return {
    japanese: folded.match(japanese) ?? [],
    latin: folded.replace(japanese, " ").match(latin) ?? [],
  };
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function prefixes(word: string): string[] {
  const characters = [...word.slice(0, longestWord)];
  return characters.map((_, index) => characters.slice(0, index + 1).join(""));
}

/** What a text can be found by: each Japanese character and pair of neighbours, each beginning of a word in other scripts. */
export function textTokens(folded: string): string[] {
  const runs = runsOf(folded);
  const tokens = new Set<string>();
  for (const run of runs.japanese) {
    for (const character of run) tokens.add(character);
    for (const pair of pairs(run)) tokens.add(pair);
  }
  for (const word of runs.latin) for (const prefix of prefixes(word)) tokens.add(prefix);
  return [...tokens];
}

/** A search as the server runs it: every token must be there, and every phrase must stand in the folded text. */
export interface TextQuery {
  tokens: string[];
  phrases: string[];
}

/** Reads what a person typed: terms apart by spaces are all needed; a term longer than two characters is rechecked as a phrase. */
export function readTextQuery(text: string): TextQuery {
  const tokens = new Set<string>();
  const phrases = new Set<string>();
  for (const term of foldText(text).split(" ").filter(Boolean)) {
    const runs = runsOf(term);
    for (const run of runs.japanese) {
      const found = pairs(run);
      for (const token of found.length > 0 ? found : [run]) tokens.add(token);
      if (found.length > 1) phrases.add(run);
    }
    for (const word of runs.latin) tokens.add([...word.slice(0, longestWord)].join(""));
    if (runs.japanese.length + runs.latin.length > 1) phrases.add(term);
  }
  return { tokens: [...tokens], phrases: [...phrases] };
}
