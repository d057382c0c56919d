import { z } from "zod";
import { sanitizeHtml, textOfHtml } from "../../../platform/html/sanitize-html.ts";
import { isBlank } from "../../../shared/blank.ts";
import { UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import { type News, newsAudiences, newsCategories, newsTopics } from "../news/news.entity.ts";

/** Characters of HTML an item may have; a request is at most 100 kB. */
export const bodyLimit = 30_000;

const choices = { category: z.enum(newsCategories), topic: z.enum(newsTopics), audience: z.enum(newsAudiences) };

/** The content of an item as an editor writes it. A draft may lack everything but its title. */
export const newsContentSchema = z.strictObject({
  ...choices,
  title: z.string().trim().min(1).max(160),
  summary: z.string().trim().max(400),
  bodyHtml: z.string().max(bodyLimit).transform(sanitizeHtml),
});
export type NewsContent = z.output<typeof newsContentSchema>;

/** Unsaved work: as the form holds it, whether or not it could be saved. */
export const draftContentSchema = z.strictObject({
  ...choices,
  title: z.string().max(400),
  summary: z.string().max(1_000),
  bodyHtml: z.string().max(bodyLimit).transform(sanitizeHtml),
});

function isEmptyHtml(html: string): boolean {
  return isBlank(textOfHtml(html)) && !html.includes("<img");
}

/** Checks that an item has everything that readers need before it may be public. @throws UserErrors REQUIRED, NEWS_IMAGE_ALT */
export function requirePublishable({ title, summary, bodyHtml }: Pick<News, "title" | "summary" | "bodyHtml">): void {
  const problems: UserProblem[] = [];
  if (title.trim() === "") problems.push({ code: "REQUIRED", path: ["title"] });
  if (summary.trim() === "") problems.push({ code: "REQUIRED", path: ["summary"] });
  if (isEmptyHtml(bodyHtml)) problems.push({ code: "REQUIRED", path: ["bodyHtml"] });
  if (/<img(?![^>]*\salt=")[^>]*>/u.test(bodyHtml)) problems.push({ code: "NEWS_IMAGE_ALT", path: ["bodyHtml"] });
  if (problems.length > 0) throw new UserErrors(problems);
}

const fields = ["category", "topic", "audience", "title", "summary", "bodyHtml"] as const;

/** Names of the fields that differ. */
export function changedFields(before: NewsContent, after: NewsContent): string[] {
  return fields.filter((field) => before[field] !== after[field]);
}
