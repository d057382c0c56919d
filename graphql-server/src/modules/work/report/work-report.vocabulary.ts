/** Reasons for which a work is reported. CRIME: it looks like recruiting for crime (闇バイト). */
export const workReportReasons = [
  "CRIME",
  "ASKS_MONEY",
  "UNLAWFUL",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "DIFFERS",
  "ENDED",
  "OTHER",
] as const;
export type WorkReportReason = (typeof workReportReasons)[number];

/** Who found it: a reader, or the site itself when it refused a text of an employer. */
export const workReportOrigins = ["READER", "SITE"] as const;
export type WorkReportOrigin = (typeof workReportOrigins)[number];

/** DISMISSED: nothing wrong was found. ACTED: the posting was changed, returned or stopped. */
export const workReportStatuses = ["OPEN", "DISMISSED", "ACTED"] as const;
export type WorkReportStatus = (typeof workReportStatuses)[number];

/** What can harm a person: looked at within a day. */
const urgent: ReadonlySet<WorkReportReason> = new Set(["CRIME", "ASKS_MONEY", "UNLAWFUL", "DISCRIMINATION", "PERSONAL_DATA"]);

/** True for a reason of the fast lane. */
export const isUrgent = (reason: WorkReportReason): boolean => urgent.has(reason);

/** Hours until the operator has to have looked at a report: whoever is drawn into a crime may be gone the same day. */
export function reportHours(reason: WorkReportReason): number {
  if (reason === "CRIME") return 4;
  return isUrgent(reason) ? 24 : 72;
}
