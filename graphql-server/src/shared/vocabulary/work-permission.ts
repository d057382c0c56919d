/** The kinds of permission to work a person may have (asked instead of nationality; 在留資格 rules are in domain facts). */
export const workPermissions = ["UNRESTRICTED", "STATUS_BOUND", "PART_TIME_28H", "DESIGNATED", "NONE", "JAPANESE_NATIONAL"] as const;
export type WorkPermission = (typeof workPermissions)[number];

/** 在留資格 (29, and 育成就労 from 2027-04-01) and 特別永住者. */
export const residenceStatuses = [
  "PERMANENT_RESIDENT",
  "SPOUSE_OF_JAPANESE",
  "SPOUSE_OF_PERMANENT_RESIDENT",
  "LONG_TERM_RESIDENT",
  "SPECIAL_PERMANENT_RESIDENT",
  "DIPLOMAT",
  "OFFICIAL",
  "PROFESSOR",
  "ARTIST",
  "RELIGIOUS_ACTIVITIES",
  "JOURNALIST",
  "HIGHLY_SKILLED_PROFESSIONAL",
  "BUSINESS_MANAGER",
  "LEGAL_ACCOUNTING",
  "MEDICAL_SERVICES",
  "RESEARCHER",
  "INSTRUCTOR",
  "ENGINEER_HUMANITIES_INTERNATIONAL",
  "INTRA_COMPANY_TRANSFEREE",
  "NURSING_CARE",
  "ENTERTAINER",
  "SKILLED_LABOR",
  "SPECIFIED_SKILLED_WORKER",
  "TECHNICAL_INTERN",
  "EMPLOYMENT_SKILL_DEVELOPMENT",
  "CULTURAL_ACTIVITIES",
  "TEMPORARY_VISITOR",
  "STUDENT",
  "TRAINEE",
  "DEPENDENT",
  "DESIGNATED_ACTIVITIES",
] as const;
export type ResidenceStatus = (typeof residenceStatuses)[number];
