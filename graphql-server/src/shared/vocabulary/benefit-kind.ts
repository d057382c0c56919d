/** What a posting may offer beside pay, in words that every reader gets in their own language. */
export const benefitKinds = [
  "UNIFORM",
  "MEALS",
  "CAFETERIA",
  "HOUSING_SUPPORT",
  "TRAINING",
  "LICENCE_SUPPORT",
  "JAPANESE_LESSONS",
  "LIFE_SUPPORT",
  "HOME_LEAVE",
  "MOVING_SUPPORT",
  "CHILDCARE",
  "PARENTAL_LEAVE",
  "CHECKUP",
  "RETIREMENT_PAY",
  "EMPLOYEE_DISCOUNT",
  "CAR_COMMUTE",
] as const;
export type BenefitKind = (typeof benefitKinds)[number];
