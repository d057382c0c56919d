/** The topics that movies teach. */
export const movieTopics = ["VOCABULARY", "GRAMMAR", "READING", "CONVERSATION", "WORKPLACE"] as const;
export type MovieTopic = (typeof movieTopics)[number];

/** PREMIUM movies are for seekers with a licence; the licence sells learning only, never works (職業安定法43条の3). */
export const movieAccesses = ["FREE", "PREMIUM"] as const;

export const movieStatuses = ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"] as const;
export type MovieStatus = (typeof movieStatuses)[number];

/** The levels that movies and practice are sorted by. */
export const teachingLevels = ["N5", "N4", "N3", "N2", "N1"] as const;
export type TeachingLevel = (typeof teachingLevels)[number];

/** The share of a movie that must be played for it to count as watched. */
export const completeShare = 0.9;
