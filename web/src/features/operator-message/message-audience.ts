/** The side the operator writes to. */
export type MessageAudience = "SEEKER" | "COMPANY";

export const subjectLimit = 200;
export const bodyLimit = 4_000;
