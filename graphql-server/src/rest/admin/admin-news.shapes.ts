import { z } from "zod";
import { newsAudiences, newsCategories, newsStatuses, newsTopics } from "../../modules/site/news/news.entity.ts";
import { adminNewsSorts } from "../../modules/site/newsroom/news.admin.queries.ts";
import { adminSessionShape, id, pageInfoShape, time } from "../shapes.ts";

/** A news item in a list of the back office. */
export const newsRowShape = z.object({
  id,
  category: z.enum(newsCategories),
  topic: z.enum(newsTopics),
  audience: z.enum(newsAudiences),
  status: z.enum(newsStatuses),
  title: z.string(),
  summary: z.string(),
  publishAt: time.nullable(),
  publishedAt: time.nullable(),
  version: z.int(),
  createdAt: time,
  updatedAt: time,
  updatedBy: z.string().nullable(),
});

const contentShape = z.object({
  category: z.enum(newsCategories),
  topic: z.enum(newsTopics),
  audience: z.enum(newsAudiences),
  title: z.string(),
  summary: z.string(),
  bodyHtml: z.string(),
});
const draftShape = z.object({ content: contentShape, baseVersion: z.int().nullable(), savedAt: time });
const choices = {
  categories: z.array(z.enum(newsCategories)),
  topics: z.array(z.enum(newsTopics)),
  audiences: z.array(z.enum(newsAudiences)),
  statuses: z.array(z.enum(newsStatuses)),
};
const limitsShape = z.object({ title: z.int(), summary: z.int(), bodyHtml: z.int() });
const actShape = z.object({
  id,
  at: time,
  action: z.string(),
  by: z.string().nullable(),
  changed: z.array(z.string()),
  reason: z.string().nullable(),
});
const session = adminSessionShape.nullable();

export const newsListShape = z.object({
  session,
  news: z.array(newsRowShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  choices: z.object({ ...choices, sorts: z.array(z.enum(adminNewsSorts)) }),
});
export const newsCreateShape = z.object({
  session,
  choices: z.object(choices),
  limits: limitsShape,
  defaults: contentShape,
  draft: draftShape.nullable(),
});
export const newsEditShape = z.object({
  session,
  news: newsRowShape.extend({
    bodyHtml: z.string(),
    legalMoves: z.array(z.enum(newsStatuses)),
    readings: z.array(z.object({ word: z.string(), reading: z.string() })),
  }),
  history: z.array(actShape),
  draft: draftShape.nullable(),
  choices: z.object(choices),
  limits: limitsShape,
});
