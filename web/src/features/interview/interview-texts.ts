import type { InterviewWay } from "#graphql/operations.ts";
import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";

export interface SlotTime {
  startsAt: string;
  minutes: number;
  way: InterviewWay;
}

const parts = { weekday: "short", year: "numeric", day: "numeric", hour: "2-digit", minute: "2-digit", timeZone: "Asia/Tokyo" } as const;

/** Day with weekday and time, in Japan's time: 2026/11/26(木) 10:00 or Thu, 26 Nov 2026, 10:00. */
function timeText(startsAt: string): string {
  const { intl } = languageFacts[currentLanguage()];
  const format = new Intl.DateTimeFormat(intl, { ...parts, month: isJapanese() ? "numeric" : "short" });
  return format.format(new Date(startsAt));
}

/** A time as people read it: day, hour, length and how it is held. */
export function slotText(t: FullTranslate<"applicants">, { startsAt, minutes, way }: SlotTime): string {
  return t("applicants:interview.line", { time: timeText(startsAt), minutes, way: t(`applicants:interviewWay.${way}`) });
}
