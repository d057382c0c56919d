/** What a list is ordered by, from the person's wishes for the named work; nobody may buy or set anything here. */
export const scoutCriteria = ["PLACE", "CONTRACT", "EXPERIENCE", "START"] as const;
export type ScoutCriterion = (typeof scoutCriteria)[number];

/** Points where a criterion is met, and where the person has said nothing about it. Each criterion's first part is the whole. */
export const scoutPoints: Readonly<Record<ScoutCriterion, { met: number; unsaid: number }>> = {
  PLACE: { met: 40, unsaid: 20 },
  CONTRACT: { met: 30, unsaid: 15 },
  EXPERIENCE: { met: 20, unsaid: 0 },
  START: { met: 10, unsaid: 5 },
};

/** Fewest people of a list, and of what tells two lists of a company apart. */
export const fewestPeople = 5;
/** Most people of a list. */
export const mostPeople = 100;
/** People a page. */
export const peopleOnPage = 20;
/** Days for which a list counts against the next ones, and may be opened again. */
export const listDays = 7;
/** Days for which what was searched is kept. */
export const searchKeptDays = 30;
