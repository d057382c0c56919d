/** Reasons for which a reader reports a work. */
export const workReportReasons = ["ASKS_MONEY", "UNLAWFUL", "DISCRIMINATION", "PERSONAL_DATA", "DIFFERS", "ENDED", "OTHER"] as const;
export type WorkReportReason = (typeof workReportReasons)[number];

/** DISMISSED: nothing wrong was found. ACTED: the posting was changed, returned or stopped. */
export const workReportStatuses = ["OPEN", "DISMISSED", "ACTED"] as const;
export type WorkReportStatus = (typeof workReportStatuses)[number];

/** What can harm a person: looked at within a day. */
const urgent: ReadonlySet<WorkReportReason> = new Set(["ASKS_MONEY", "UNLAWFUL", "DISCRIMINATION", "PERSONAL_DATA"]);

/** True for a reason of the fast lane. */
export const isUrgent = (reason: WorkReportReason): boolean => urgent.has(reason);

/** Hours until the operator has to have looked at a report. */
export const reportHours = (reason: WorkReportReason): number => (isUrgent(reason) ? 24 : 72);
