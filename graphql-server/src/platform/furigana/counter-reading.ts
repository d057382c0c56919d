import { numberValue, readKanjiNumber } from "./number-reading.ts";

/** Numbers whose word with the counter is a word of its own. */
const whole: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  人: { 1: "ひとり", 2: "ふたり" },
  日: {
    2: "ふつか",
    3: "みっか",
    4: "よっか",
    5: "いつか",
    6: "むいか",
    7: "なのか",
    8: "ようか",
    9: "ここのか",
    10: "とおか",
    14: "じゅうよっか",
    20: "はつか",
    24: "にじゅうよっか",
  },
  歳: { 20: "はたち" },
  才: { 20: "はたち" },
};

/** Last digits that are not read as usual before a counter. */
const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  人: { 四: "よ", 七: "しち" },
  年: { 四: "よ", 九: "きゅう" },
  円: { 四: "よ" },
  時: { 四: "よ", 七: "しち", 九: "く" },
  時間: { 四: "よ", 七: "しち", 九: "く" },
  月: { 四: "し", 七: "しち", 九: "く" },
};

/** Counters with a reading the dictionary does not give, or that changes after some numbers: [usual, after ん of 3, after a stop]. */
const changing: Readonly<Record<string, readonly [usual: string, afterThree: string, afterStop: string]>> = {
  分: ["ふん", "ぷん", "ぷん"],
  分間: ["ふんかん", "ぷんかん", "ぷんかん"],
  本: ["ほん", "ぼん", "ぽん"],
  杯: ["はい", "ばい", "ぱい"],
  匹: ["ひき", "びき", "ぴき"],
  泊: ["はく", "ぱく", "ぱく"],
  階: ["かい", "がい", "かい"],
  軒: ["けん", "げん", "けん"],
  足: ["そく", "ぞく", "そく"],
  歩: ["ほ", "ぽ", "ぽ"],
  票: ["ひょう", "びょう", "ぴょう"],
  品: ["ひん", "ぴん", "ぴん"],
  店舗: ["てんぽ", "てんぽ", "てんぽ"],
};

/** Readings of counters that the dictionary gives otherwise. */
const fixed: Readonly<Record<string, string>> = {
  月: "がつ",
  か月: "かげつ",
  ヶ月: "かげつ",
  ヵ月: "かげつ",
  カ月: "かげつ",
  ケ月: "かげつ",
  箇月: "かげつ",
  日: "にち",
  名: "めい",
  人: "にん",
  時: "じ",
  年: "ねん",
  割: "わり",
  度: "ど",
  回: "かい",
  件: "けん",
  万: "まん",
  円: "えん",
  歳: "さい",
  才: "さい",
  部: "ぶ",
  倍: "ばい",
  行: "ぎょう",
  番: "ばん",
  枚: "まい",
  台: "だい",
  社: "しゃ",
  週: "しゅう",
  週間: "しゅうかん",
  時間: "じかん",
  日間: "にちかん",
  年間: "ねんかん",
  年生: "ねんせい",
  人前: "にんまえ",
  か所: "かしょ",
  カ所: "かしょ",
  ヶ所: "かしょ",
  箇所: "かしょ",
  か国: "かこく",
  カ国: "かこく",
  ヶ国: "かこく",
  か国語: "かこくご",
  カ国語: "かこくご",
};

/** The counters this table knows, longest first: the dictionary may cut them in two. */
export const knownCounters: readonly string[] = [...new Set([...Object.keys(changing), ...Object.keys(fixed)])].sort(
  (a, b) => b.length - a.length,
);

type Sound = "k" | "s" | "t" | "h" | "";

function soundOf(reading: string): Sound {
  const first = reading[0] ?? "";
  if ("かきくけこ".includes(first)) return "k";
  if ("さしすせそ".includes(first)) return "s";
  if ("たちつてと".includes(first)) return "t";
  return "はひふへほぱぴぷぺぽ".includes(first) ? "h" : "";
}

/** Endings of a number that close before a sound: いち → いっ before か. */
const stops: readonly (readonly [ending: string, closed: string, before: readonly Sound[]])[] = [
  ["いち", "いっ", ["k", "s", "t", "h"]],
  ["ろく", "ろっ", ["k", "h"]],
  ["はち", "はっ", ["k", "s", "t", "h"]],
  ["じゅう", "じゅっ", ["k", "s", "t", "h"]],
  ["ひゃく", "ひゃっ", ["k", "h"]],
];

function lastDigitKanji(text: string): string {
  const plain = text.normalize("NFKC");
  const last = plain.at(-1) ?? "";
  return "〇一二三四五六七八九"[Number(last)] ?? last;
}

function counterReading(counter: string, digit: string, dictionary: string | null): string | null {
  const change = changing[counter];
  if (!change) return fixed[counter] ?? dictionary;
  const [usual, afterThree, afterStop] = change;
  if (digit === "三") return afterThree;
  if (digit === "四" && ["分", "分間", "泊"].includes(counter)) return afterStop;
  return ["一", "六", "八", "十", "百", "〇"].includes(digit) ? afterStop : usual;
}

/** A number with its counter: the whole word's reading, or only the counter's when the number is in Arabic digits. */
export interface CounterReading {
  /** True when the reading covers the number too. */
  coversNumber: boolean;
  reading: string;
}

/** Reads a number and its counter: 三人 → さんにん, 10分 → (分) ぷん, 20日 → はつか. Null when the counter has no reading. */
export function readCounter(number: string, counter: string, dictionary: string | null): CounterReading | null {
  const word = whole[counter]?.[numberValue(number)];
  if (word) return { coversNumber: true, reading: word };
  const digit = lastDigitKanji(number);
  const reading = counterReading(counter, digit, dictionary);
  if (reading === null) return null;
  if (/[\d０-９]/.test(number)) return { coversNumber: false, reading };
  const own = special[counter]?.[digit];
  const plain = own ? `${readKanjiNumber(number.slice(0, -1))}${own}` : readKanjiNumber(number);
  return { coversNumber: true, reading: `${closed(plain, soundOf(reading))}${reading}` };
}

function closed(number: string, sound: Sound): string {
  const stop = stops.find(([ending, , before]) => number.endsWith(ending) && before.includes(sound));
  return stop ? `${number.slice(0, -stop[0].length)}${stop[1]}` : number;
}
