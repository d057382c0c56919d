import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Work } from "./work.entity.ts";

/** Days for which a posting stays up after its employer last confirmed it. */
export const confirmedForDays = 60;
/** Days after which the employer is asked whether the posting is still open. */
export const askedAfterDays = 30;

/** What the end of a posting is made of; rows and revisions have no more. */
type Ending = Pick<Work, "status"> & { applyBy?: string | null; confirmedOn?: string | null };

/** 掲載終了予定日: the last day an open posting stands, its own or the one by its confirmation; null while it is not open. */
export function publishedUntil({ status, applyBy, confirmedOn }: Ending): string | null {
  if (status !== "OPEN" || !confirmedOn) return null;
  const confirmed = addDays(confirmedOn, confirmedForDays);
  return applyBy && applyBy < confirmed ? applyBy : confirmed;
}

/** The columns behind it. */
export const endingColumns = ["status", "applyBy", "confirmedOn"] as const;

/** The first day of confirmation that still holds on a day: a posting that was last confirmed before it is over. */
export function firstConfirmation(today: string): string {
  return addDays(today, -confirmedForDays);
}

/** Notes that the employer stands by the posting now. */
export function markConfirmed(work: Work, now: Date): void {
  work.confirmedOn = jstDate(now);
  work.confirmAskedAt = null;
}
