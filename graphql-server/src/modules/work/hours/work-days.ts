/** Days of the week as somebody chooses them. */
export const weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"] as const;
export type Weekday = (typeof weekdays)[number];

const kanji = "月火水木金土日";
/** Words that hold the sign of a day without naming one. */
const noDays =
  /休日|祝日|祭日|全日|終日|毎日|当日|平日以外|誕生日|記念日|出勤日|勤務日|日間|日数|日以上|日程度|日制|日勤|日中|月間|毎月|月に|月あたり|[\d一二三四五六七八九十]+\s*[日月]|月\s*[\d一二三四五六七八九十]/gu;
const between = "\\s*曜?\\s*";
/** 月〜金: from one day to another. */
const span = new RegExp(`([${kanji}])${between}(?:[〜~～]|-|ー|から)\\s*([${kanji}])`, "gu");
/** Several days in a row, or one with 曜, 祝 or what it is beside it. */
const listed = new RegExp(
  `[${kanji}]${between}(?:[・、,/／と]?\\s*[${kanji}]${between})+|[${kanji}]曜|[${kanji}](?=[・、,/／]?祝)|[${kanji}](?=\\s*(?:定休|休み|休業|のみ))`,
  "gu",
);

function daysNamed(text: string): Set<Weekday> {
  const named = new Set<Weekday>();
  const add = (place: number) => {
    const day = weekdays[place % 7];
    if (day) named.add(day);
  };
  const plain = text.replaceAll("曜日", "曜").replace(noDays, " ");
  if (/平日/u.test(plain)) for (let place = 0; place < 5; place += 1) add(place);
  const rest = plain.replace(span, (_, from: string, to: string) => {
    const first = kanji.indexOf(from);
    const last = kanji.indexOf(to);
    for (let place = first; place <= (last < first ? last + 7 : last); place += 1) add(place);
    return " ";
  });
  for (const [found] of rest.matchAll(listed)) for (const sign of found) if (kanji.includes(sign)) add(kanji.indexOf(sign));
  return named;
}

/** The days are agreed anew again and again, so each of them can be one of work. */
const byShift = /シフト|交替|交代|週休|[4４四]週|年中無休|曜日応相談|曜日は?相談/u;
const longestText = 500;

/**
 * The days of the week on which a posting has work, as it says: all but those that are its 休日, or those that its times name. Where days are by shift,
 * every one that is not said to be free; empty where it says nothing of days.
 */
export function daysOf({ holidays, note }: { holidays: string | null | undefined; note: string | null | undefined }): Weekday[] {
  const free = (holidays ?? "").normalize("NFKC").slice(0, longestText);
  const times = (note ?? "").normalize("NFKC").slice(0, longestText);
  // 「土日出勤あり」 says a day of work, where the rest speaks of free ones.
  const off = daysNamed(free.replace(/[^、。()\n]*(?:出勤|勤務)[^、。()\n]*/gu, " "));
  if (off.size > 0 && off.size < 7) return weekdays.filter((day) => !off.has(day));
  const on = daysNamed(times);
  if (on.size > 0) return weekdays.filter((day) => on.has(day));
  return byShift.test(free) || byShift.test(times) ? [...weekdays] : [];
}

/** Days as bits of one number. */
export const dayBits = (days: readonly Weekday[]): number => days.reduce((bits, day) => bits | (1 << weekdays.indexOf(day)), 0);
