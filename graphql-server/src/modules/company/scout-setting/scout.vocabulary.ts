/** What a person agrees to, in the words of a version: what for, and who sees it. */
export const scoutConsent = { version: "2026-11", purpose: "ASKED_ABOUT_A_WORK", recipient: "COMPANIES_WITH_AN_OPEN_WORK" } as const;
export const scoutPurposes = [scoutConsent.purpose] as const;
export const scoutRecipients = [scoutConsent.recipient] as const;

/** How far a shown level may be trusted: measured with a calibrated exam, or before it was. */
export const scoutTrusts = ["CALIBRATED", "PROVISIONAL"] as const;
export type ScoutTrust = (typeof scoutTrusts)[number];

/** When a person can begin, roughly. */
export const scoutStarts = ["NOW", "WITHIN_MONTH", "WITHIN_QUARTER", "LATER"] as const;
export type ScoutStart = (typeof scoutStarts)[number];

/** Days from today that each but the last reaches. */
export const daysOfStart = { NOW: 14, WITHIN_MONTH: 31, WITHIN_QUARTER: 92 } as const satisfies Partial<Record<ScoutStart, number>>;

/** Years in an occupation, roughly: from so many on. */
export const scoutExperiences = ["UNDER_ONE", "ONE", "THREE", "FIVE", "TEN"] as const;
export type ScoutExperience = (typeof scoutExperiences)[number];
export const leastYears: Readonly<Record<ScoutExperience, number>> = { UNDER_ONE: 0, ONE: 1, THREE: 3, FIVE: 5, TEN: 10 };

/** The band that years lie in. */
export function experienceOf(years: number): ScoutExperience {
  return scoutExperiences.findLast((band) => years >= leastYears[band]) ?? "UNDER_ONE";
}

/** How many people a list has, roughly. */
export const scoutSizes = ["FIVE", "TEN", "TWENTY", "FIFTY", "HUNDRED"] as const;
export type ScoutSize = (typeof scoutSizes)[number];
const leastOfSize: Readonly<Record<ScoutSize, number>> = { FIVE: 5, TEN: 10, TWENTY: 20, FIFTY: 50, HUNDRED: 100 };

/** The band of a list's length. */
export function sizeOf(length: number): ScoutSize {
  return scoutSizes.findLast((band) => length >= leastOfSize[band]) ?? "FIVE";
}
