import type { WorkTimeSystem } from "../posting/work.vocabulary.ts";
import type { Cells } from "./sheet-pay.ts";

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[〜∼～―—–~ー]/g, "~")
    .replace(/(?<=[\d分時])\s*-\s*(?=翌|午|\d)/g, "~")
    .replace(/から(?=\s*(?:翌|午|\d))/g, "~");
}

/** Times that are a frame in which the work lies, or only an example. */
const vague = /の間(?:で|の|に|、|\d)|のうち|うち\d|以上の勤務|から選|例[)）:：]|例えば|応相談|相談|以内の|自由|選べ|いずれか/;
const clock = "(午前|午後|AM|PM)?\\s*(\\d{1,2})\\s*(?::|時)\\s*(\\d{2}|半)?分?";
const span = new RegExp(`${clock}\\s*~\\s*(翌日?の?)?\\s*${clock}`, "giu");

function minutesOf(half: string | undefined, hour: string | undefined, minute: string | undefined): number {
  const later = /午後|PM/i.test(half ?? "") && Number(hour) < 12 ? 12 : 0;
  return (Number(hour) + later) * 60 + (minute === "半" ? 30 : Number(minute ?? 0));
}

function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const shown = `${hour % 24}:${String(minute).padStart(2, "0")}`;
  return hour >= 24 ? `翌${shown}` : shown;
}

/** 始業・終業 of a text; empty where they are no fixed times. */
function timesOf(text: string): string[] {
  const told = plain(text)
    .replace(/休憩[^\n。)]*/g, "")
    .replace(/(?:コア|フレキシブル)タイム[^\n。)]*/g, "");
  return [...told.matchAll(span)].map((match) => {
    const [, half, hour, minute, next, half2, hour2, minute2] = match;
    const start = minutesOf(half, hour, minute);
    const end = minutesOf(half2 ?? (Number(hour2) < 12 && Number(hour2) < Number(hour) ? undefined : half2), hour2, minute2);
    const isNext = next !== undefined || end <= start;
    return `${clockText(start)}-${clockText(isNext && end < 24 * 60 ? end + 24 * 60 : end)}`;
  });
}

const systems: readonly (readonly [RegExp, WorkTimeSystem])[] = [
  [/フレックス/, "FLEX"],
  [/裁量労働/, "DISCRETIONARY"],
  [/変形労働/, "VARIABLE"],
  [/シフト|交[替代]制/, "SHIFT"],
  [/固定時間制|固定時間勤務/, "FIXED"],
];

/** The one system that a text names; 変形労働時間制 with shifts is 変形労働時間制. */
function systemOf(text: string): WorkTimeSystem | undefined {
  if (/(?:シフト|交[替代]|フレックス|変形|裁量)[^\n。]{0,8}(?:(?<!み)なし|ありません|ではありません|ではない|無)/.test(text))
    return undefined;
  const found = systems.filter(([pattern]) => pattern.test(text)).map(([, system]) => system);
  if (found.length === 2 && found.includes("VARIABLE") && found.includes("SHIFT")) return "VARIABLE";
  return found.length === 1 ? found[0] : undefined;
}

/** System, times and, where they are not fixed, the text itself. */
export function hoursCells(hours: string, system: string): Cells {
  const said = plain(`${hours}\n${system}`);
  const found = systemOf(said);
  const times = vague.test(plain(hours)) || found === "FLEX" || found === "DISCRETIONARY" ? [] : timesOf(hours);
  const unique = [...new Set(times)];
  const isSure = unique.length > 0 && unique.length <= 10;
  return [
    ...(found ? ([["hours.system", found]] satisfies Cells) : []),
    ...(isSure ? ([["hours.times", unique.join("|")]] satisfies Cells) : []),
    ...(!isSure && hours.trim() !== "" ? ([["hours.note", hours.trim()]] satisfies Cells) : []),
  ];
}

/** The only figure that a pattern finds; undefined for none or for several that differ. */
function onlyOne(values: readonly number[]): number | undefined {
  const different = [...new Set(values)];
  return different.length === 1 ? different[0] : undefined;
}

/** Break in minutes a day. */
export function breakCells(texts: readonly string[], own: string): Cells {
  const told = [...texts.flatMap((text) => plain(text).match(/休憩[^\n。]{0,24}/g) ?? []), ...(own === "" ? [] : [`休憩 ${plain(own)}`])];
  const found = told.flatMap((text) => {
    if (/以上|程度|~|による|場合/.test(text)) return [Number.NaN];
    const minutes = [...text.matchAll(/(?<!\d時間)(?<![\d:])(\d{1,3})分/g)].map((match) => Number(match[1]));
    const hours = [...text.matchAll(/(\d(?:\.5)?)時間(?:(\d{1,2})分|(半))?/g)].map(
      (match) => Number(match[1]) * 60 + (match[3] ? 30 : Number(match[2] ?? 0)),
    );
    return [...minutes, ...hours];
  });
  const minutes = onlyOne(found);
  return minutes === undefined || Number.isNaN(minutes) || minutes > 240 ? [] : [["hours.breakMinutes", String(minutes)]];
}

/** The text of the label of a week's hours, which need not say 週 again; hours of one day are none of a week. */
function ofWeek(own: string): string {
  if (own === "" || /週/.test(own)) return plain(own);
  return /1日/.test(own) ? "" : `週${plain(own)}`;
}

/** 所定労働時間 a week. */
export function weeklyCells(texts: readonly string[], own: string): Cells {
  const told = [...texts.map(plain), ofWeek(own)];
  const found = told.flatMap((text) =>
    [...text.matchAll(/週(?:の)?(?:所定)?(?:労働時間|労働)?[^\d\n]{0,4}(\d{1,2}(?:\.\d{1,2})?)時間(以上|以内|程度|未満|~)?/g)].map(
      (match) => (match[2] ? Number.NaN : Number(match[1])),
    ),
  );
  const hours = onlyOne(found);
  return hours === undefined || Number.isNaN(hours) || hours > 48 ? [] : [["hours.weeklyHours", String(hours)]];
}

/** Whether there is overtime, and how much in a usual month. */
export function overtimeCells(text: string): Cells {
  const said = plain(text.split("\n")[0] ?? "").replace(/\s/g, "");
  if (/ほぼ|ほとんど|原則|基本/.test(said)) return [];
  if (/^(?:なし|無し?|ありません|0時間|残業なし|時間外なし)[。.]?/.test(said)) return [["hours.overtime", "いいえ"]];
  const hours = [...said.matchAll(/(\d{1,3})(?:~(\d{1,3}))?時間(以内|以下|未満|まで)?/g)];
  const [only] = hours;
  if (!/^(?:あり|有)/.test(said) && hours.length === 0) return [];
  const isSure = hours.length === 1 && only && !only[2] && !only[3] && /月/.test(said) && !/36|年/.test(said);
  return [["hours.overtime", "はい"], ...(isSure ? ([["hours.overtimeHoursPerMonth", only[1] ?? ""]] satisfies Cells) : [])];
}

/** Days off a year. */
export function yearCells(texts: readonly string[], own: string): Cells {
  const told = [...texts.map(plain), ...(own === "" ? [] : [`年間休日${plain(own)}`])];
  const found = told.flatMap((text) =>
    [...text.matchAll(/年間(?:休日)?(?:数|日数)?[^\d\n]{0,4}(\d{2,3})日(以上|程度|前後)?/g)].map((match) =>
      match[2] ? Number.NaN : Number(match[1]),
    ),
  );
  const days = onlyOne(found);
  return days === undefined || Number.isNaN(days) || days > 365 ? [] : [["hours.holidaysPerYear", String(days)]];
}
