/** 雇用形態. DISPATCH and PERMANENT_DISPATCH are 派遣; OUTSOURCING (業務委託) is not employment. */
export const employmentTypes = [
  "FULL_TIME",
  "CONTRACT",
  "PART_TIME",
  "DISPATCH",
  "PERMANENT_DISPATCH",
  "TEMP_TO_PERM",
  "INTERN",
  "OUTSOURCING",
  "SHOKUTAKU",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** 職種: the 15 major groups of 厚生労働省編職業分類, by number. */
export const jobCategories = [
  "MANAGEMENT",
  "RESEARCH_ENGINEERING",
  "LAW_BUSINESS_ARTS",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
  "OFFICE",
  "SALES",
  "WELFARE_CARE",
  "SERVICE",
  "SECURITY",
  "AGRICULTURE",
  "MANUFACTURING",
  "TRANSPORT_OPERATION",
  "CONSTRUCTION",
  "CARRYING_CLEANING",
] as const;
export type JobCategory = (typeof jobCategories)[number];

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

/** 特定技能 fields (16 from 2024-09-30). */
export const specifiedSkillFields = [
  "CARE",
  "BUILDING_CLEANING",
  "MANUFACTURING",
  "CONSTRUCTION",
  "SHIPBUILDING",
  "AUTO_REPAIR",
  "AVIATION",
  "LODGING",
  "AGRICULTURE",
  "FISHERY",
  "FOOD_MANUFACTURING",
  "FOOD_SERVICE",
  "AUTO_TRANSPORT",
  "RAILWAY",
  "FORESTRY",
  "WOOD",
] as const;
export type SpecifiedSkillField = (typeof specifiedSkillFields)[number];
