import { defineEntity, p } from "@mikro-orm/core";
import { textOfHtml } from "../../platform/html/sanitize-html.ts";
import { foldText } from "../../platform/search-text/search-text.ts";

export const newsCategories = ["NEWS", "COLUMN"] as const;
/** What an item is about; the first four are for news, the others for columns. */
export const newsTopics = ["SERVICE", "MAINTENANCE", "SAFETY", "LAW", "JAPANESE", "JOB_HUNT", "LIFE"] as const;
export type NewsTopic = (typeof newsTopics)[number];
export const newsAudiences = ["PUBLIC", "SEEKER", "COMPANY"] as const;
export const newsStatuses = ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"] as const;

interface NewsText {
  title: string;
  summary: string;
  bodyHtml: string;
}

function searchTextOf({ title, summary, bodyHtml }: NewsText): string {
  return foldText(`${title} ${summary} ${textOfHtml(bodyHtml)}`);
}

const NewsSchema = defineEntity({
  name: "News",
  tableName: "news",
  properties: {
    id: p.uuid().primary(),
    category: p.enum(newsCategories),
    topic: p.enum(newsTopics).default("SERVICE"),
    audience: p.enum(newsAudiences).default("PUBLIC"),
    status: p.enum(newsStatuses).default("DRAFT"),
    title: p.string().length(160),
    summary: p.string().length(400),
    /** Sanitised on write and again on read. */
    bodyHtml: p.text(),
    /** Title, summary and body as search compares text. */
    searchText: p.text().default("").onCreate(searchTextOf).onUpdate(searchTextOf),
    publishAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["category", "audience", "status", "publishedAt"] }],
});

/** A news item or a column. */
export class News extends NewsSchema.class {}
NewsSchema.setClass(News);
