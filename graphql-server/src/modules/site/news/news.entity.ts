import { defineEntity, p } from "@mikro-orm/core";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { textOfHtml } from "../../../platform/html/sanitize-html.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";

export const newsCategories = ["NEWS", "COLUMN"] as const;
/** Topics of items; the first four are for news, the others for columns. */
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
    /** The act that made it, as its sender named it; null for what the product itself made. */
    operationId: p.uuid().nullable().unique(),
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
    /** Readings of title and summary, null until they are computed; a trigger clears both when a text changes. */
    ruby: p.json().$type<RubyFields>().nullable(),
    /** Readings of the body: one entry a piece of text between tags, in order. */
    rubyBody: p.json().$type<Readonly<Record<"bodyHtml", readonly Ruby[]>>>().nullable().lazy(),
    publishAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
    /** Admins; null for what came with the product. */
    createdBy: p.uuid().nullable(),
    updatedBy: p.uuid().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["category", "audience", "status", "publishedAt"] },
    { name: "news_ruby_missing", expression: "create index news_ruby_missing on news (id) where ruby is null" },
  ],
});

/** A news item or a column. */
export class News extends NewsSchema.class {}
NewsSchema.setClass(News);
