import type { MovieFilter } from "#graphql/operations.ts";
import { movieProgressStateValues } from "#graphql/values/movie-progress-state.ts";
import { movieTopicValues } from "#graphql/values/movie-topic.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";

export type TeachingLevel = (typeof readabilityLevelValues)[number];

/** Returns the filter an address holds; unknown values are left out. */
export function readMovieSearch(search: URLSearchParams): MovieFilter {
  return {
    level: readabilityLevelValues.find((level) => level === search.get("level")) ?? null,
    topic: movieTopicValues.find((topic) => topic === search.get("topic")) ?? null,
    progress: movieProgressStateValues.find((state) => state === search.get("progress")) ?? null,
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
