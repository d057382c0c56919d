import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { News } from "../../modules/site/news/news.entity.ts";
import { findPublicNews, listPublicNews, relatedNews } from "../../modules/site/news/news.queries.ts";
import { sanitizeHtml } from "../../platform/html/sanitize-html.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { PageContent } from "./page-head.ts";
import { notFoundPage } from "./plain-pages.ts";
import type { PageVoice } from "./words/page-voice.ts";

type Category = News["category"];

const listed = 30;

/** Where the lists and the items of the two kinds are. */
const places = {
  NEWS: { list: "/news", item: "/news_detail" },
  COLUMN: { list: "/column", item: "/news_detail2" },
} as const;

interface Reading {
  em: EntityManager;
  now: () => Date;
  voice: PageVoice;
}

/** The address of an item. */
export function newsPath({ category, id }: Pick<News, "category" | "id">): string {
  return `${places[category].item}?id=${id}`;
}

function links({ link }: PageVoice, items: readonly News[]): string {
  const rows = items.map(
    (news) =>
      `<li><a href="${link(newsPath(news))}">${escapeHtml(news.title)}</a>（${news.publishedAt ? jstDate(news.publishedAt) : ""}）<br>${escapeHtml(news.summary)}</li>`,
  );
  return `<ul>${rows.join("")}</ul>`;
}

/** The list of one kind; a search of it is known under the list's own address. */
export async function newsListPage(reading: Reading, category: Category): Promise<PageContent> {
  const { voice } = reading;
  const { title, description } = voice.words.news[category];
  const { items } = await listPublicNews(reading, { category, first: listed });
  return {
    status: 200,
    head: { title: voice.words.titled(title), description, canonical: places[category].list },
    content: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${links(voice, items)}</main>`,
  };
}

function goneNews({ link, words }: PageVoice, category: Category): PageContent {
  const { title, description } = words.goneNews;
  return {
    status: 410,
    head: { title: words.titled(title), description },
    content: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p><a href="${link(places[category].list)}">${escapeHtml(words.news[category].toList)}</a></p></main>`,
  };
}

function articleJsonLd(news: News, publishedAt: Date, { baseUrl, voice }: { baseUrl: string; voice: PageVoice }): object {
  const organization = { "@type": "Organization", name: voice.words.siteName, url: baseUrl };
  return {
    "@context": "https://schema.org/",
    "@type": news.category === "NEWS" ? "NewsArticle" : "Article",
    headline: news.title,
    description: news.summary,
    datePublished: publishedAt.toISOString(),
    dateModified: news.updatedAt.toISOString(),
    inLanguage: "ja",
    mainEntityOfPage: baseUrl + voice.link(newsPath(news)),
    author: organization,
    publisher: organization,
  };
}

/** One item: 404 for an unknown one, 410 for one that was taken down. */
export async function newsItemPage(reading: Reading, target: { category: Category; id: unknown; baseUrl: string }): Promise<PageContent> {
  const { category, id, baseUrl } = target;
  const { news, withdrawn } = await findPublicNews(reading, { id: typeof id === "string" ? id : "", category });
  const { voice } = reading;
  if (withdrawn) return goneNews(voice, category);
  if (!news?.publishedAt) return notFoundPage(voice);
  const { toList, related: others } = voice.words.news[category];
  const related = await relatedNews(reading, news);
  const canonical = newsPath(news);
  // What the operator wrote is Japanese, whatever the page around it.
  const head = { title: voice.words.titled(news.title), description: news.summary, canonical, kind: "article" } as const;
  const body = `<article lang="ja"><h1>${escapeHtml(news.title)}</h1><p>${jstDate(news.publishedAt)}</p>${sanitizeHtml(news.bodyHtml)}</article>`;
  const more = related.length > 0 ? `<h2>${escapeHtml(others)}</h2>${links(voice, related)}` : "";
  return {
    status: 200,
    head: { ...head, jsonLd: articleJsonLd(news, news.publishedAt, { baseUrl, voice }) },
    content: `<main><p><a href="${voice.link(places[category].list)}">${escapeHtml(toList)}</a></p>${body}${more}</main>`,
  };
}
