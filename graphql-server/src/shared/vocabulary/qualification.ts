/** Licences and qualifications that a posting may demand and a person may have. */
export const qualifications = [
  "DRIVER_REGULAR",
  "DRIVER_MEDIUM",
  "DRIVER_LARGE",
  "DRIVER_SECOND_CLASS",
  "FORKLIFT",
  "CARE_INITIAL",
  "CARE_PRACTITIONER",
  "CERTIFIED_CARE_WORKER",
  "NURSE",
  "NURSERY_TEACHER",
  "COOK",
  "ELECTRICIAN",
  "AUTO_MECHANIC",
  "REAL_ESTATE",
  "BOOKKEEPING_2",
  "REGISTERED_JAPANESE_TEACHER",
] as const;
export type Qualification = (typeof qualifications)[number];
