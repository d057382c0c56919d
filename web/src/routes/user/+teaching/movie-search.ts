import type { MovieFilter } from "#graphql/operations.ts";

export const teachingLevels = ["N5", "N4", "N3", "N2", "N1"] as const;
export type TeachingLevel = (typeof teachingLevels)[number];
const topics = ["VOCABULARY", "GRAMMAR", "READING", "CONVERSATION", "WORKPLACE"] as const;
export const progressStates = ["NEW", "STARTED", "COMPLETED"] as const;

/** The filter that an address holds; what is not known is left out. */
export function readMovieSearch(search: URLSearchParams): MovieFilter {
  return {
    level: teachingLevels.find((level) => level === search.get("level")) ?? null,
    topic: topics.find((topic) => topic === search.get("topic")) ?? null,
    progress: progressStates.find((state) => state === search.get("progress")) ?? null,
    keyword: search.get("keyword"),
  };
}

/** The same address with one value changed; an empty one is left out. */
export function withValue(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}
