import { defineEntity, p } from "@mikro-orm/core";

export const newsCategories = ["NEWS", "COLUMN"] as const;
export const newsAudiences = ["PUBLIC", "SEEKER", "COMPANY"] as const;
export const newsStatuses = ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"] as const;

const NewsSchema = defineEntity({
  name: "News",
  tableName: "news",
  properties: {
    id: p.uuid().primary(),
    category: p.enum(newsCategories),
    audience: p.enum(newsAudiences).default("PUBLIC"),
    status: p.enum(newsStatuses).default("DRAFT"),
    title: p.string().length(160),
    summary: p.string().length(400),
    /** Sanitised on write and again on read. */
    bodyHtml: p.text(),
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
