/** Kinds of 特定活動 as the 指定書 says them, by what their holders may do. */
export const designatedActivities = [
  "WORKING_HOLIDAY",
  "UNIVERSITY_GRADUATE",
  "JOB_HUNTING",
  "OFFER_WAITING",
  "REFUGEE_MAY_WORK",
  "REFUGEE_NO_WORK",
  "SKILLED_TRANSITION",
  "EPA_CARE",
  "PROFESSIONAL_SPOUSE",
  "GRADUATE_FAMILY",
  "EVACUEE",
  "INTERNSHIP",
  "NOMAD_OR_STAY",
  "DEPARTURE",
] as const;
export type DesignatedActivity = (typeof designatedActivities)[number];
