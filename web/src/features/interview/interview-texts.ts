import type { InterviewWay } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import type { TFunction } from "#platform/i18n/translate.ts";

export interface SlotTime {
  startsAt: string;
  minutes: number;
  way: InterviewWay;
}

/** A time as people read it: day, hour, length and how it is held. */
export function slotText(t: TFunction, { startsAt, minutes, way }: SlotTime): string {
  return t("applicants:interview.line", { time: formatDateTime(startsAt), minutes, way: t(`applicants:interviewWay.${way}`) });
}
