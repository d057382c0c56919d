/** 賃金形態. */
export const payUnits = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
export type PayUnit = (typeof payUnits)[number];

export const remoteModes = ["NONE", "PARTIAL", "FULL"] as const;
export type RemoteMode = (typeof remoteModes)[number];

/** 労働時間制. DISCRETIONARY (裁量労働制) must state the deemed hours. */
export const workTimeSystems = ["FIXED", "SHIFT", "FLEX", "VARIABLE", "DISCRETIONARY"] as const;
export type WorkTimeSystem = (typeof workTimeSystems)[number];

/** 契約の更新. */
export const renewalKinds = ["NONE", "POSSIBLE", "AUTOMATIC"] as const;
export type RenewalKind = (typeof renewalKinds)[number];

/** 受動喫煙防止措置. */
export const smokingMeasures = ["NO_SMOKING", "SMOKING_ROOM", "OUTDOOR_ONLY", "SMOKING_ALLOWED"] as const;
export type SmokingMeasure = (typeof smokingMeasures)[number];

export const workStatuses = [
  "DRAFT",
  "REVIEW",
  "RETURNED",
  "SCHEDULED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "FILLED",
  "EXPIRED",
  "SUSPENDED",
] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** States of a revision of a published work that is not taken over or given up yet. */
export const openRevisionStatuses = ["DRAFT", "REVIEW", "RETURNED"] as const;
