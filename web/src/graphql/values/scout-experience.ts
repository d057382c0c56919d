export const scoutExperienceValues = [
  "UNDER_ONE",
  "ONE",
  "THREE",
  "FIVE",
  "TEN",
] as const;
