import type { NewsCategory, NewsTopic } from "#graphql/operations.ts";
import { newsTopicValues } from "#graphql/values/news-topic.ts";

/** The conditions that narrow a list. */
export interface NewsSearch {
  category: NewsCategory;
  keyword: string | null;
  month: string | null;
  topic: NewsTopic | null;
}

/** The whole search as the URL says it; anything unknown is left out. */
export function readNewsSearch(category: NewsCategory, search: URLSearchParams): NewsSearch {
  const month = search.get("month");
  return {
    category,
    keyword: search.get("q")?.trim().slice(0, 100) || null,
    month: month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    topic: newsTopicValues.find((topic) => topic === search.get("topic")) ?? null,
  };
}
