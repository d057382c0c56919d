import type { InterviewWay } from "#graphql/operations.ts";
import { dateFormat } from "#platform/i18n/formats.ts";
import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";

export interface SlotTime {
  startsAt: string;
  minutes: number;
  way: InterviewWay;
}

const japan = "Asia/Tokyo";
const parts = { weekday: "short", year: "numeric", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** Day with weekday and time in a zone: 2026/11/26(木) 10:00 or Thu, 26 Nov 2026, 10:00. */
function timeText(startsAt: string, timeZone: string): string {
  const { intl } = languageFacts[currentLanguage()];
  const format = dateFormat(intl, { ...parts, timeZone, month: isJapanese() ? "numeric" : "short" });
  return format.format(new Date(startsAt));
}

/**
 * A time as people read it: day and hour in Japan, length and how it is held; where the clock of its reader shows another time, that too.
 */
export function slotText(t: FullTranslate<"applicants">, { startsAt, minutes, way }: SlotTime): string {
  const [time, own] = [japan, Intl.DateTimeFormat().resolvedOptions().timeZone].map((zone) => timeText(startsAt, zone));
  const facts = { time: time ?? "", minutes, way: t(`applicants:interviewWay.${way}`) };
  return own === undefined || own === time
    ? t("applicants:interview.line", facts)
    : t("applicants:interview.lineAbroad", { ...facts, own });
}
