import type { EntityManager } from "@mikro-orm/postgresql";
import type { News } from "../../modules/site/news/news.entity.ts";
import { findPublicNews } from "../../modules/site/news/news.queries.ts";
import { newsShareText } from "../../modules/site/news/news-share-text.ts";
import { findVersion } from "../../modules/site/version/language-version.queries.ts";
import { drawnImage, type FoundPage } from "./page-head.ts";
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

/** An item as a page in one language says it. */
interface Told {
  title: string;
  summary: string;
  language: string;
}

async function toldIn({ em, voice }: Reading, news: News): Promise<Told> {
  const version = await findVersion(em, news.id, voice.language);
  return { title: version?.title ?? news.title, summary: version?.summary ?? news.summary, language: version?.locale ?? "ja" };
}

function articleJsonLd(
  news: Pick<News, "id" | "category" | "updatedAt"> & { told: Told },
  publishedAt: Date,
  { baseUrl, voice }: { baseUrl: string; voice: PageVoice },
): object {
  const organization = { "@type": "Organization", name: voice.words.siteName, url: baseUrl };
  return {
    "@context": "https://schema.org/",
    "@type": news.category === "NEWS" ? "NewsArticle" : "Article",
    headline: news.told.title,
    description: news.told.summary,
    datePublished: publishedAt.toISOString(),
    dateModified: news.updatedAt.toISOString(),
    inLanguage: news.told.language,
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
  const told = await toldIn(reading, news);
  const { summary: description, title } = told;
  const jsonLd = articleJsonLd({ id: news.id, category, updatedAt: news.updatedAt, told }, news.publishedAt, { baseUrl, voice });
  const image = drawnImage(`/news/${news.id}`, newsShareText(news));
  return {
    status: 200,
    head: { title: voice.words.titled(title), description, canonical: newsPath(news), kind: "article", jsonLd, image },
  };
}
