import type { EntityManager } from "@mikro-orm/postgresql";
import type { News } from "../../modules/site/news/news.entity.ts";
import { findPublicNews } from "../../modules/site/news/news.queries.ts";
import type { FoundPage } from "./page-head.ts";
import { notFoundPage } from "./plain-pages.ts";
import type { PageVoice } from "./words/page-voice.ts";

type Category = News["category"];

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

/** The list of one kind; a search of it is known under the list's own address. */
export function newsListPage({ words }: PageVoice, category: Category): FoundPage {
  const { title, description } = words.news[category];
  return { status: 200, head: { title: words.titled(title), description, canonical: places[category].list } };
}

function goneNews({ words }: PageVoice): FoundPage {
  const { title, description } = words.goneNews;
  return { status: 410, head: { title: words.titled(title), description } };
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
export async function newsItemPage(reading: Reading, target: { category: Category; id: unknown; baseUrl: string }): Promise<FoundPage> {
  const { category, id, baseUrl } = target;
  const { news, withdrawn } = await findPublicNews(reading, { id: typeof id === "string" ? id : "", category });
  const { voice } = reading;
  if (withdrawn) return goneNews(voice);
  if (!news?.publishedAt) return notFoundPage(voice);
  const { summary: description, title } = news;
  const jsonLd = articleJsonLd(news, news.publishedAt, { baseUrl, voice });
  return { status: 200, head: { title: voice.words.titled(title), description, canonical: newsPath(news), kind: "article", jsonLd } };
}
