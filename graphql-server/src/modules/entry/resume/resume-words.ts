import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { displayName } from "../../account/profile/display-name.ts";
import type { certificateKinds, HistoryItem, SchoolEnding, UserProfile } from "../../account/profile/user-profile.entity.ts";

const era = new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { timeZone: "Asia/Tokyo", era: "long", year: "numeric" });
const numbers = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", year: "numeric", month: "numeric", day: "numeric" });

function parts(at: Date): Record<string, string> {
  return Object.fromEntries(numbers.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** 2026年（令和8年）11月21日. */
export function japaneseDay(at: Date): string {
  const { year, month, day } = parts(at);
  return `${year}年（${era.format(at)}）${month}月${day}日`;
}

/** 年 and 月 of "YYYY-MM" as the columns of a 履歴書 have them. */
export function yearAndMonth(month: string): [year: string, month: string] {
  const [year = "", number = ""] = month.split("-");
  return [year, String(Number(number))];
}

/** Full years from a birth date to a day, both in Japan. */
export function ageAt(birthDate: string, at: Date): number {
  const today = parts(at);
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const had = Number(today["month"]) > month || (Number(today["month"]) === month && Number(today["day"]) >= day);
  return Number(today["year"]) - year - (had ? 0 : 1);
}

/** 090-1234-5678 for a number of Japan; any other as it is stored. */
export function shownPhone(phone: string | null | undefined): string {
  const local = phone?.startsWith("+81") ? `0${phone.slice(3)}` : (phone ?? "");
  if (/^0[5-9]0\d{8}$/.test(local)) return `${local.slice(0, 3)}-${local.slice(3, 7)}-${local.slice(7)}`;
  if (/^0[36]\d{8}$/.test(local)) return `${local.slice(0, 2)}-${local.slice(2, 6)}-${local.slice(6)}`;
  if (/^0\d{9}$/.test(local)) return `${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}`;
  return local;
}

/** 〒160-0023 and the address in one line. */
export function shownAddress(profile: UserProfile): { postal: string; line: string } {
  const code = profile.postalCode;
  const prefecture = prefectures.find((one) => one.code === profile.prefecture)?.ja ?? "";
  return {
    postal: code ? `〒${code.slice(0, 3)}-${code.slice(3)}` : "〒",
    line: `${prefecture}${profile.city ?? ""}${profile.addressLine ?? ""}　${profile.building ?? ""}`.trim(),
  };
}

/** The reading in hiragana, as the form's ふりがな asks; other writing stays. */
export function furigana(kana: string): string {
  return kana.normalize("NFKC").replace(/[ァ-ヶ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));
}

export function shownKana({ familyNameKana, givenNameKana }: Pick<UserProfile, "familyNameKana" | "givenNameKana">): string {
  return furigana(`${familyNameKana}　${givenNameKana}`.trim()).replaceAll(" ", "　");
}

export function shownName(profile: UserProfile): string {
  return displayName(profile).replace(" ", "　");
}

const certificateNames: Readonly<Record<(typeof certificateKinds)[number], string>> = {
  JLPT: "日本語能力試験（JLPT）",
  JFT_BASIC: "国際交流基金日本語基礎テスト（JFT-Basic）",
  BJT: "BJTビジネス日本語能力テスト",
  NAT_TEST: "日本語NAT-TEST",
  J_TEST: "実用日本語検定（J.TEST）",
  OTHER: "",
};

/** Tests that one passes; the others measure, so what they give is held (取得). */
const passed: readonly (keyof typeof certificateNames)[] = ["JLPT", "NAT_TEST"];

/** One line of a table: year, month, text. */
export interface DatedLine {
  year: string;
  month: string;
  text: string;
  align?: "center" | "right";
}

const endings: Readonly<Record<SchoolEnding, string>> = { GRADUATED: "卒業", COMPLETED: "修了", LEFT: "中退" };

/** What the last line of a school says: 在学中 while it goes on, and 見込み while its end lies ahead. */
function endOfSchool({ to, ending }: HistoryItem, thisMonth: string): string {
  if (to === null) return "在学中";
  const word = endings[ending ?? "GRADUATED"];
  return to > thisMonth && ending !== "LEFT" ? `${word}見込み` : word;
}

interface Wording {
  start: string;
  end(item: HistoryItem): string;
  /** The line of what goes on; a place that goes on without one has none. */
  now(item: HistoryItem, isLast: boolean): string | undefined;
}

function lines(items: readonly HistoryItem[], { start, end, now }: Wording): DatedLine[] {
  return items
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .flatMap((item, index, all) => {
      const { name, detail, from, to } = item;
      const [year, month] = yearAndMonth(from);
      const first = detail.split("\n")[0] ?? "";
      const begin = { year, month, text: `${name}${first ? `　${first}` : ""}　${start}` };
      if (to) {
        const [endYear, endMonth] = yearAndMonth(to);
        return [begin, { year: endYear, month: endMonth, text: `${name}　${end(item)}` }];
      }
      const going = now(item, index === all.length - 1);
      return going ? [begin, { year: "", month: "", text: going }] : [begin];
    });
}

/** 学歴・職歴 of a 履歴書 on a day, oldest first, each with its heading, closed by 以上. */
export function historyLines({ education, workHistory }: Pick<UserProfile, "education" | "workHistory">, at: Date): DatedLine[] {
  const heading = (text: string) => ({ year: "", month: "", text, align: "center" as const });
  const { year, month } = parts(at);
  const thisMonth = `${year}-${month?.padStart(2, "0")}`;
  const ofSchool = (item: HistoryItem) => endOfSchool(item, thisMonth);
  const schools = lines(education, { start: "入学", end: ofSchool, now: (item) => `${item.name}　${ofSchool(item)}` });
  const work = lines(workHistory, { start: "入社", end: () => "退職", now: (_, isLast) => (isLast ? "現在に至る" : undefined) });
  return [
    heading("学　歴"),
    ...schools,
    heading("職　歴"),
    ...(work.length > 0 ? work : [{ year: "", month: "", text: "なし" }]),
    { year: "", month: "", text: "以上", align: "right" as const },
  ];
}

/** 免許・資格 of a 履歴書: licences and Japanese certificates, oldest first. */
export function qualificationLines({
  qualificationRecords,
  certificates,
}: Pick<UserProfile, "qualificationRecords" | "certificates">): DatedLine[] {
  const own = qualificationRecords.map(({ name, obtainedOn }) => ({ on: obtainedOn, text: `${name}　取得` }));
  const japanese = certificates.map(({ kind, level, score, takenOn }) => {
    const points = score === null ? "" : `（${score}点）`;
    return {
      on: takenOn?.slice(0, 7) ?? "",
      text: `${certificateNames[kind]} ${level}${points}　${passed.includes(kind) ? "合格" : "取得"}`.trim(),
    };
  });
  return [...own, ...japanese]
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, text }) => {
      const [year, month] = on ? yearAndMonth(on) : ["", ""];
      return { year, month, text };
    });
}
