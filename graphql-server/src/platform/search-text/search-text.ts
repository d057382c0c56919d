const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const latin = /[\p{L}\p{N}]+/gu;
/** A letter or digit of another script. */
const anyOther = /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{N}/u;
const signs = /[^\p{L}\p{N}\s]+/gu;
const longestWord = 30;
/** Longer words have no parts: they are names of sites and files. */
const longestPart = 12;

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
  /** Two or more signs in a row, as in 製造工(紙)(検査). */
  signs: string[];
}

/** Folded text cut into Japanese runs and words of other scripts. */
function runsOf(folded: string): Runs {
  const others = folded.replace(japanese, " ");
  return {
    japanese: folded.match(japanese) ?? [],
    latin: others.match(latin) ?? [],
    signs: (others.match(signs) ?? []).filter((run) => run.length > 1),
  };
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Adds each beginning of a word. */
function addPrefixes(tokens: Set<string>, word: string): void {
  let beginning = "";
  for (const character of word.slice(0, longestWord)) tokens.add((beginning += character));
}

/** Adds each character of a run and each pair of neighbours. */
function addCharactersAndPairs(tokens: Set<string>, run: string): void {
  let before = "";
  for (const character of run) {
    tokens.add(character);
    if (before) tokens.add(before + character);
    before = character;
  }
}

/** Adds every part of a word. */
function addParts(tokens: Set<string>, word: string): void {
  const all = [...word];
  for (const start of all.keys()) addPrefixes(tokens, all.slice(start).join(""));
}

/** Words of other scripts inside a Japanese compound, such as NC旋盤工 or CADオペレーター. */
function wordsInCompounds(folded: string): string[] {
  const compounds = folded.split(" ").filter((term) => anyOther.test(term) && term.search(japanese) >= 0);
  return compounds.flatMap((term) => runsOf(term).latin).filter((word) => word.length <= longestPart);
}

/**
 * Returns the tokens a text can be found by: each Japanese character and pair of neighbours, neighbouring signs, and each beginning of a
 * word in other scripts. When such a word stands in a Japanese compound, every part of it counts: people look for any two characters of a
 * name there, while in English prose "it" must not find "with".
 */
export function textTokens(folded: string): string[] {
  const runs = runsOf(folded);
  const tokens = new Set<string>();
  for (const run of runs.japanese) addCharactersAndPairs(tokens, run);
  for (const word of runs.latin) addPrefixes(tokens, word);
  for (const word of wordsInCompounds(folded)) addParts(tokens, word);
  for (const run of runs.signs) for (const pair of pairs(run)) tokens.add(pair);
  return [...tokens];
}

/** A search as the server runs it: every token must be there, and every phrase must stand in the folded text. */
export interface TextQuery {
  tokens: string[];
  phrases: string[];
}

/** The most characters read of a search: nobody types more, and each token is a look into the index. */
const longestQuery = 200;

/** Reads what a person typed: terms apart by spaces are all needed; a term longer than two characters is rechecked as a phrase. */
export function readTextQuery(text: string): TextQuery {
  const tokens = new Set<string>();
  const phrases = new Set<string>();
  for (const term of foldText(text.slice(0, longestQuery)).split(" ").filter(Boolean)) {
    const runs = runsOf(term);
    for (const run of runs.japanese) {
      const found = pairs(run);
      for (const token of found.length > 0 ? found : [run]) tokens.add(token);
      if (found.length > 1) phrases.add(run);
    }
    for (const word of runs.latin) tokens.add(word.slice(0, longestWord));
    for (const run of runs.signs) {
      for (const token of pairs(run)) tokens.add(token);
      phrases.add(run);
    }
    if (runs.japanese.length + runs.latin.length + runs.signs.length > 1) phrases.add(term);
  }
  return { tokens: [...tokens], phrases: [...phrases] };
}
