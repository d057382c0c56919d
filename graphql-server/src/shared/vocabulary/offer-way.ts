/** Lawful ways out of a verdict of NG that an offer may name: another status, fewer hours a week, a later first day. */
export const offerWays = ["CHANGE_OF_STATUS", "FEWER_HOURS", "LATER_START"] as const;
export type OfferWay = (typeof offerWays)[number];
