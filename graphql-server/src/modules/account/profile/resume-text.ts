import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { isRealDate, isRealMonth } from "./calendar.ts";
import { phoneOf, postalCodeOf } from "./contact-normal.ts";
import type { HistoryItem, SchoolEnding } from "./user-profile.entity.ts";

/** What a résumé says beyond doubt; null where it says nothing, or several things. */
export interface ResumeFacts {
  familyName: string | null;
  givenName: string | null;
  familyNameKana: string | null;
  givenNameKana: string | null;
  latinName: string | null;
  birthDate: string | null;
  phone: string | null;
  postalCode: string | null;
  prefecture: string | null;
  city: string | null;
  addressLine: string | null;
  jlptLevel: string | null;
  education: HistoryItem[];
  workHistory: HistoryItem[];
}

const eras: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };
const months = "january february march april may june july august september october november december".split(" ");
const two = (part: number | string) => String(part).padStart(2, "0");

/** The one value of several; null for none and for more than one. */
function only<T>(values: readonly T[]): T | null {
  const [value, ...others] = new Set(values);
  return value !== undefined && others.length === 0 ? value : null;
}

/** What stands behind a label; in forms of Japan its characters stand apart. */
function labelled(lines: readonly string[], labels: readonly string[]): string[] {
  const names = labels.map((label) => [...label].join("\\s*")).join("|");
  const line = new RegExp(`(?:^|[\\s\\t【(])(?:${names})[】)]?\\s*[:\\s\\t]\\s*(.+)$`, "iu");
  return lines.flatMap((text) => line.exec(text)?.[1]?.trim() ?? []);
}

/** Two parts of a name, each in the given script. */
function twoParts(values: readonly string[], script: string): readonly [string, string] | null {
  const part = new RegExp(`^([${script}]{1,20})\\s+([${script}]{1,20})(?:\\s*(?:様|印|㊞|男|女))?(?:\\s{2,}|\\t|$)`, "u");
  const found = only(values.flatMap((value) => part.exec(value)?.slice(1, 3).join(" ") ?? []));
  const [family, given] = found?.split(" ") ?? [];
  return family && given ? [family, given] : null;
}

const yearOf = (era: string | undefined, year: string) => (era ? (eras[era] ?? 0) : 0) + (year === "元" ? 1 : Number(year));

/** A day as people write it: 1999年4月2日, 平成11年4月2日, 1999/4/2, 2 April 1999, April 2, 1999. */
function dayIn(text: string): string | null {
  const japanese = /(?:(昭和|平成|令和)\s*)?(\d{1,4}|元)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/u.exec(text);
  if (japanese) return `${yearOf(japanese[1], japanese[2] ?? "")}-${two(japanese[3] ?? "")}-${two(japanese[4] ?? "")}`;
  const plain = /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u.exec(text);
  if (plain) return `${plain[1]}-${two(plain[2] ?? "")}-${two(plain[3] ?? "")}`;
  const english = /(?:(\d{1,2})\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})/iu.exec(text);
  const month = months.findIndex((name) => name.startsWith(english?.[2]?.toLowerCase() ?? "-"));
  const day = english?.[1] ?? english?.[3];
  return english && month >= 0 && day ? `${english[4]}-${two(month + 1)}-${two(day)}` : null;
}

const places = prefectures.map(({ ja }) => ja).join("|");
const town = "(?:[^市\\d\\s]{1,6}?郡[^市\\d\\s]{1,6}?[町村]|[^区\\d\\s]{1,7}?市(?!市)(?:[^市\\d\\s]{1,5}?区)?|[^市\\d\\s]{1,6}?区)";
const address = new RegExp(`(${places})\\s*(${town})\\s*([^\\t]*)`, "u");

function addressIn(lines: readonly string[]): Pick<ResumeFacts, "prefecture" | "city" | "addressLine"> {
  const near = lines.filter((line, index) => /住\s*所|〒|address/iu.test(`${lines[index - 1] ?? ""}${line}`));
  const found = only(near.flatMap((line) => address.exec(line)?.slice(1, 4).join("\t") ?? []));
  const [name, city, rest] = found?.split("\t") ?? [];
  const prefecture = prefectures.find(({ ja }) => ja === name)?.code;
  return prefecture && city ? { prefecture, city, addressLine: rest?.trim() || null } : { prefecture: null, city: null, addressLine: null };
}

/** One number, or among several the one mobile number. */
function phoneIn(lines: readonly string[]): string | null {
  const said = lines
    .filter((line) => /電\s*話|携\s*帯|tel|phone|mobile/iu.test(line))
    .flatMap((line) => line.match(/[+(]?\d[\d\-() ]{8,16}\d/gu) ?? [])
    .flatMap((typed) => phoneOf(typed) ?? []);
  return only(said) ?? only(said.filter((number) => /^\+81[789]0/u.test(number)));
}

const endings: Readonly<Record<string, SchoolEnding>> = { 卒業: "GRADUATED", 修了: "COMPLETED", 中退: "LEFT" };
const row =
  /(?:(昭和|平成|令和)\s*)?(\d{1,4}|元)\s*[年/.\s]\s*(\d{1,2})\s*[月\s]\s*(.*?)\s*(入学|卒業|修了|中退|入社|入職|退社|退職)(?:見込み?|\s|$)/u;

/** Schools and employers from the lines of the table; what only ends there has no beginning and is left out. */
function historyIn(lines: readonly string[]): Pick<ResumeFacts, "education" | "workHistory"> {
  const education: HistoryItem[] = [];
  const workHistory: HistoryItem[] = [];
  for (const line of lines) {
    const [, era, year = "", month = "", text = "", act = ""] = row.exec(line) ?? [];
    const at = `${yearOf(era, year)}-${two(month)}`;
    const name = text
      .replace(/^(?:学歴|職歴)\s*/u, "")
      .replace(/(?:に|を|へ)$/u, "")
      .trim();
    if (!isRealMonth(at)) continue;
    const isSchool = act === "入学" || act in endings;
    const list = isSchool ? education : workHistory;
    if (["入学", "入社", "入職"].includes(act)) {
      if (name !== "" && name.length <= 120) list.push({ name, detail: "", from: at, to: null });
      continue;
    }
    const begun = list.findLast((item) => item.to === null && (!isSchool || item.name.startsWith(name) || name.startsWith(item.name)));
    if (!begun || at < begun.from) continue;
    begun.to = at;
    const ending = endings[act];
    if (ending) begun.ending = ending;
  }
  return { education, workHistory };
}

/** Reads a résumé, in Japanese or English. @param today the day in Japan */
export function readResumeText(text: string, today: string): ResumeFacts {
  const lines = text
    .normalize("NFKC")
    .split("\n")
    .map((line) => line.trim());
  const name = twoParts(labelled(lines, ["氏名", "お名前", "名前"]), "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ー・");
  const kanaOf = (said: readonly string[]) =>
    twoParts(labelled(said, ["ふりがな", "フリガナ", "氏名カナ"]), "\\p{Script=Hiragana}\\p{Script=Katakana}ー・");
  // The form has a second one above the address.
  const above = lines[lines.findIndex((line) => /^氏\s*名/u.test(line)) - 1];
  const kana = (above && kanaOf([above])) || kanaOf(lines);
  const latin = labelled(lines, ["ローマ字氏名", "ローマ字", "英字氏名", "Full name", "Name"]).flatMap(
    (value) => /^\p{Lu}[\p{Script=Latin}'.-]*(?: [\p{Script=Latin}'.-]+){1,5}$/u.exec(value.split("\t")[0]?.trim() ?? "")?.[0] ?? [],
  );
  const births = labelled(lines, ["生年月日", "Date of birth", "Birth date", "Birthday", "DOB"]).flatMap((value) => dayIn(value) ?? []);
  const birthDate = only(births.filter((day) => isRealDate(day) && day > "1900-01-01" && day < today));
  const postalCodes = [...text.normalize("NFKC").matchAll(/(?<![\d-])\d{3}-\d{4}(?![\d-])/gu)].flatMap(
    ([code]) => postalCodeOf(code) ?? [],
  );
  const passed = lines.filter((line) => /合格|取得|pass|certif/iu.test(line));
  const levels = passed.flatMap((line) => /(?:JLPT|日本語能力試験)[^\n]{0,12}?(N[1-5])/iu.exec(line)?.[1]?.toUpperCase() ?? []);
  return {
    familyName: name?.[0] ?? null,
    givenName: name?.[1] ?? null,
    familyNameKana: kana?.[0] ?? null,
    givenNameKana: kana?.[1] ?? null,
    latinName: only(latin),
    birthDate,
    phone: phoneIn(lines),
    postalCode: only(postalCodes),
    ...addressIn(lines),
    jlptLevel: only(levels),
    ...historyIn(lines),
  };
}
