/** The criteria of a match, in the order they are shown. Nationality, sex, age and birthplace are not among them. */
export const matchCriteria = ["LEVEL", "PERMISSION", "PLACE", "CATEGORY", "PAY", "HOURS", "EMPLOYMENT_TYPE", "QUALIFICATIONS"] as const;
export type MatchCriterion = (typeof matchCriteria)[number];

export const matchStates = ["MET", "UNMET", "UNKNOWN"] as const;
export type MatchState = (typeof matchStates)[number];

interface CriterionWeight {
  /** Points for a condition that is met. */
  weight: number;
  /** Points for a permission that holds under a condition; every other criterion is met or not. */
  conditional: number | null;
}

/**
 * The published formula: a met condition gives its points, an unmet or unknown one none, and the score is their sum, 0 to 100.
 * `matchingCriteria` answers this very table, and both the reasons and the order of a list are computed from it.
 */
export const matchWeights: Readonly<Record<MatchCriterion, CriterionWeight>> = {
  LEVEL: { weight: 25, conditional: null },
  PERMISSION: { weight: 20, conditional: 15 },
  PLACE: { weight: 15, conditional: null },
  CATEGORY: { weight: 12, conditional: null },
  PAY: { weight: 10, conditional: null },
  HOURS: { weight: 8, conditional: null },
  EMPLOYMENT_TYPE: { weight: 5, conditional: null },
  QUALIFICATIONS: { weight: 5, conditional: null },
};

/** Hours a week by which a work may differ from the wish and still meet it. */
export const hoursTolerance = 4;

/** The most that a work can have. */
export const matchMaximum = matchCriteria.reduce((sum, criterion) => sum + matchWeights[criterion].weight, 0);
