import type { NewsContentInput } from "#graphql/operations.ts";

export type NewsValues = NewsContentInput;

export const emptyNews: NewsValues = { category: "NEWS", topic: "SERVICE", audience: "PUBLIC", title: "", summary: "", bodyHtml: "" };

const names = ["category", "topic", "audience", "title", "summary", "bodyHtml"] as const;

/** Only the content of something that has more. */
export function contentOf({ category, topic, audience, title, summary, bodyHtml }: NewsValues): NewsValues {
  return { category, topic, audience, title, summary, bodyHtml };
}

/** True when two contents say the same. */
export function isSameNews(one: NewsValues, other: NewsValues): boolean {
  return names.every((name) => one[name] === other[name]);
}

/** Names of the fields in which two contents differ. */
export function differingFields(one: NewsValues, other: NewsValues) {
  return names.filter((name) => one[name] !== other[name]);
}
