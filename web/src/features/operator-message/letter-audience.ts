/** The side the operator writes to. */
export type LetterAudience = "SEEKER" | "COMPANY";

export const subjectLimit = 200;
export const bodyLimit = 4_000;
