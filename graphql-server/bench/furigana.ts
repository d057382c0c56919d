import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { phraseCorrections, stemCorrections } from "../src/platform/furigana/corrections.data.ts";
import { hasKanji, toHiragana } from "../src/platform/furigana/kana.ts";
import { createTokenizer } from "../src/platform/furigana/morphemes.ts";
import { createTextReader } from "../src/platform/furigana/read-text.ts";

/** Words with kanji and every reading that the lists of a folder give them; columns `expression,reading,…`. */
function readWords(folder: string): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".csv"))) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n").slice(1)) {
      const [word = "", reading = ""] = line.split(",");
      if (!hasKanji(word) || !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word)) continue;
      if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(reading)) continue;
      words.set(word, (words.get(word) ?? new Set()).add(toHiragana(reading)));
    }
  }
  return words;
}

const folder = process.argv[2];
if (!folder) throw new Error("Say where the word lists are: npm run bench:furigana -- DIR");
const read = createTextReader(createTokenizer());

function readWhole(text: string): string {
  let whole = "";
  let end = 0;
  for (const { start, text: word, reading } of read(text)) {
    whole += text.slice(end, start) + reading;
    end = start + word.length;
  }
  return toHiragana(whole + text.slice(end));
}

function percent(right: number, all: number): string {
  return `${((100 * right) / all).toFixed(2)} % (${right} of ${all})`;
}

const words = readWords(folder);
const single = [...words].flatMap(([word, [reading, ...others]]) => (reading && others.length === 0 ? [[word, reading] as const] : []));
const wrong = single.filter(([word, reading]) => readWhole(word) !== reading);
const inTable = single.filter(([word]) => word in phraseCorrections || word in stemCorrections);
const wrongOutside = wrong.filter(([word]) => !(word in phraseCorrections || word in stemCorrections));
// The lists give some nouns the reading of the verb (運動 as うんどうする): no reading of the word as it is written.
const asVerb = wrong.filter(([word, reading]) => reading === `${readWhole(word)}する`);
const outside = single.length - inTable.length;

if (process.argv.includes("--wrong")) for (const [word, reading] of wrong) console.log(`${word}\t${reading}\t${readWhole(word)}`);
console.log(`words with kanji: ${words.size}; with exactly one reading: ${single.length}`);
console.log(`right: ${percent(single.length - wrong.length, single.length)}`);
console.log(
  `right without the ${inTable.length} words that stand in the correction table: ${percent(outside - wrongOutside.length, outside)}`,
);
console.log(`of the ${wrong.length} wrong ones the lists read ${asVerb.length} nouns as verbs (運動 as うんどうする)`);
