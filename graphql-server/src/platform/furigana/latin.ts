import { toHiragana } from "./kana.ts";

/** Kana of each row in the order of the vowels, by how Hepburn writes them; "-" where there is none. */
const rows: readonly (readonly [kana: string, latin: string])[] = [
  ["あいうえお", "a i u e o"],
  ["かきくけこ", "ka ki ku ke ko"],
  ["がぎぐげご", "ga gi gu ge go"],
  ["さしすせそ", "sa shi su se so"],
  ["ざじずぜぞ", "za ji zu ze zo"],
  ["たちつてと", "ta chi tsu te to"],
  ["だぢづでど", "da ji zu de do"],
  ["なにぬねの", "na ni nu ne no"],
  ["はひふへほ", "ha hi fu he ho"],
  ["ばびぶべぼ", "ba bi bu be bo"],
  ["ぱぴぷぺぽ", "pa pi pu pe po"],
  ["まみむめも", "ma mi mu me mo"],
  ["やゆよ", "ya yu yo"],
  ["らりるれろ", "ra ri ru re ro"],
  ["わゐゑをんゔ", "wa i e o n vu"],
];
/** A long vowel has no sign; a doubled consonant is known only by what follows. */
const marks = { ー: "", っ: "っ" };
const spellings = new Map([
  ...rows.flatMap(([kana, latin]) => latin.split(" ").map((each, index): [string, string] => [kana[index] ?? "", each])),
  ...Object.entries(marks),
]);
const glides: Readonly<Record<string, string>> = { ゃ: "ya", ゅ: "yu", ょ: "yo" };
const smallVowels: Readonly<Record<string, string>> = { ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o" };

function joined(before: string, next: string): string | undefined {
  const glide = glides[next];
  // きゃ is kya; しゃ, ちゃ and じゃ are sha, cha and ja.
  if (glide && before.endsWith("i")) return before.slice(0, -1) + (/(?:sh|ch|j)i$/.test(before) ? glide.slice(1) : glide);
  const vowel = smallVowels[next];
  return vowel && before.length > 1 ? before.slice(0, -1) + vowel : undefined;
}

function syllablesOf(hiragana: string): string[] | undefined {
  const syllables: string[] = [];
  for (const kana of hiragana) {
    const small = joined(syllables.at(-1) ?? "", kana);
    const spelling = spellings.get(kana);
    if (small !== undefined) syllables[syllables.length - 1] = small;
    else if (spelling === undefined) return undefined;
    else syllables.push(spelling === "n" ? "ん" : spelling);
  }
  return syllables;
}

/**
 * A reading as Japanese road signs write it: Hepburn without signs for long vowels, けんぽう as kenpo. Undefined for what is not kana. Two vowels
 * that belong to two words (まつ and うら) stay.
 */
export function latinOf(kana: string): string | undefined {
  return syllablesOf(toHiragana(kana))
    ?.join("")
    .replace(/ん(?=[aiueoy])/g, "n'")
    .replaceAll("ん", "n")
    .replace(/っ(?=ch)/g, "t")
    .replace(/っ(?=([a-z]))/g, "$1")
    .replaceAll("っ", "")
    .replace(/oo|ou/g, "o")
    .replace(/uu(?!ra)/g, "u");
}
