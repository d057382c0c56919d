/** Entries about work on the residence card: 就労制限の有無 on its front, and 資格外活動許可 on its back. */
export const workConditions = ["NO_RESTRICTION", "WITHIN_STATUS", "DESIGNATED", "PART_TIME_PERMIT", "NOT_ALLOWED"] as const;
export type WorkCondition = (typeof workConditions)[number];

/** Duties that an employer may still have for a person who was hired. */
export const hireTaskKinds = ["CARD_CHECK", "NOTICE", "CARD_RENEWAL"] as const;
export type HireTaskKind = (typeof hireTaskKinds)[number];

export const hireWarnings = [
  "NO_WORK_PERMISSION",
  "CARD_EXPIRED",
  "CARD_EXPIRES_BEFORE_START",
  "CARD_EXPIRES_SOON",
  "STATUS_DIFFERS",
  "NUMBER_UNCONFIRMED",
  "PART_TIME_LIMIT",
  "DESIGNATION_PAPER",
  "NOTICE_OVERDUE",
  "NOTICE_DUE_SOON",
] as const;
export type HireWarning = (typeof hireWarnings)[number];

/** States of an application in which somebody is hired. */
export const hiredStatuses = ["ACCEPTED", "JOINED"] as const;
