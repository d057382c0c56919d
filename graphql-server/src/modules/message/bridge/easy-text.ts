import { actions, asking, otherActions, plainer, spellings, telling, verbs } from "./easy-rules.data.ts";

type Rule = readonly [from: RegExp, to: string | ((whole: string, ...groups: string[]) => string)];

const rulesOf = (pairs: readonly (readonly [string, string])[]): Rule[] => pairs.map(([from, to]) => [new RegExp(from, "gu"), to]);
const stem = `お(${Object.keys(verbs).join("|")})`;
const action = `ご(${actions.replaceAll(" ", "|")})`;
const other = `ご(${Object.keys(otherActions).join("|")})`;
const teForm = (word: string) => verbs[word] ?? otherActions[word] ?? `${word}して`;
const politeForm = (word: string) => (teForm(word) === `${word}して` ? `${word}し` : word);
const taForm = (word: string) => teForm(word).replace(/て$/u, "た").replace(/で$/u, "だ");
const kanjiWord = "[\\p{Script=Han}々]{2,6}";
const anyOf = [stem, action, other];
const each = (build: (word: string) => readonly [string, Rule[1]]): Rule[] =>
  anyOf.map((word) => {
    const [from, to] = build(word);
    return [new RegExp(from, "gu"), to];
  });

/** Of these いただけますか may ask whether somebody can. */
const canBeMeant = new Set(["利用", "使用", "使い", "購入", "乗り", "選び", "選択"]);

/** In this order; what is asked for comes before the words it is made of. */
const rules: readonly Rule[] = [
  ...rulesOf(spellings),
  ...each((word) => [
    `${word}(?:を|し(?:て)?)?${asking}`,
    (whole, said = "") => (canBeMeant.has(said) ? whole : `${teForm(said)}もらえますか`),
  ]),
  ...each((word) => [`${word}(?:し(?:て)?)?${telling}`, (_, said = "") => `${teForm(said)}ください`]),
  ...each((word) => [
    `${word}いただき(?:まして)?、?(?:誠に|まことに)?(?=ありがとうございま)`,
    (_, said = "") => `${teForm(said)}くださって、`,
  ]),
  ...each((word) => [`${word}いただきます(?=。)`, (_, said = "") => `${teForm(said)}もらいます`]),
  [new RegExp(`(${kanjiWord})していただきます(?=。)`, "gu"), "$1してもらいます"],
  [new RegExp(`${action}いただけ(ます|ません)(?=[。が])`, "gu"), (_, said = "", end = "") => `${said}でき${end}`],
  [new RegExp(`(${kanjiWord})(?:いた)?しかねます`, "gu"), "$1できません"],
  [new RegExp(`(?:ご)?(${kanjiWord})させていただき(ます|ました)`, "gu"), "$1し$2"],
  [new RegExp(`(?:ご)?(${kanjiWord})させていただくこと`, "gu"), "$1すること"],
  [new RegExp(`${stem}(?:いたし|し)て(?:おり|い)ます`, "gu"), (_, said = "") => `${teForm(said)}います`],
  [new RegExp(`${stem}(?:いたし|し)ま(す|した)(?!ら)`, "gu"), (_, said = "", end = "") => `${politeForm(said)}ま${end}`],
  [new RegExp(`${stem}になりましたら`, "gu"), (_, said = "") => `${taForm(said)}ら`],
  [new RegExp(`${action}(?=(?:いたし|し)ま(?:す|した))`, "gu"), "$1"],
  [new RegExp(`${action}の(?:うえ|上)、`, "gu"), "$1してから、"],
  ...rulesOf(plainer),
];

function plainSentence(sentence: string): string {
  return rules.reduce((text, [from, to]) => (typeof to === "string" ? text.replaceAll(from, to) : text.replaceAll(from, to)), sentence);
}

/** What may hold for both halves of a sentence. */
const conditions = /場合|とき|時は|際|もし|限り|たら|れば|なら|「|『/u;

/** A long sentence in two where its first half says why, and is a sentence by itself. */
function split(sentence: string): string {
  if (sentence.length <= 30 || conditions.test(sentence)) return sentence;
  return sentence.replace(/(ます|ました|ません|です)(?:ので|ため)、(?=.{6})/u, "$1。ですから、");
}

/** Denials that deny nothing: they ask or beg pardon. */
const harmless =
  /(?:いただけ|ください)ませんか|いただけませんでしょうか|いただけないでしょうか|申し訳(?:ございません|ありません)|すみません|恐れ入りますが、|恐縮です(?:が、)?/gu;
const figures =
  /\d+(?:[.,:/-]\d+)*|[一二三四五六七八九十百千万]+(?=[時分日月年人名回円つ歳週])|[A-Za-z@.]{2,}|[\p{Script=Katakana}ー]{2,}|まで|以上|以下|以内|以外|以降|未満|場合|なら|または|もしくは|必ず/gu;
const denials = /ません|ない|なく|なけれ|ずに|不[\p{Script=Han}]|未[\p{Script=Han}]|無[\p{Script=Han}]|禁|しかね|見送/gu;

/** What a sentence says that no rewriting may touch: numbers, Latin and katakana words, limits and conditions, and how often it denies. */
export function factsOf(sentence: string): string {
  const text = sentence.normalize("NFKC").replaceAll(harmless, "");
  return JSON.stringify([text.match(figures) ?? [], (text.match(denials) ?? []).length]);
}

/** A sentence rewritten, or as it was where the rules would touch what it says. What stands in 「」 is somebody's words and stays. */
function easySentence(sentence: string): string {
  const plain = sentence
    .split(/(「[^」]*」|『[^』]*』)/u)
    .map((part) => (/^[「『]/u.test(part) ? part : plainSentence(part)))
    .join("");
  return split(factsOf(plain) === factsOf(sentence) ? plain : sentence);
}

/** The sentences of a text, each with what ends it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。！？!?\n])/u).filter(Boolean);
}

/** Sentences that can be put more plainly, with what says the same. */
export function plainerSentences(text: string): { sentence: string; easy: string }[] {
  return sentencesOf(text)
    .map((sentence) => ({ sentence: sentence.trim(), easy: easySentence(sentence).trim() }))
    .filter(({ sentence, easy }) => sentence !== easy);
}

/** The same in plainer Japanese where rules are sure of it; the text itself where they are of none. */
export function easyText(text: string): string {
  return sentencesOf(text).map(easySentence).join("");
}
