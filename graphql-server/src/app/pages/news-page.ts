import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { News } from "../../modules/site/news/news.entity.ts";
import { findPublicNews, listPublicNews, relatedNews } from "../../modules/site/news/news.queries.ts";
import { sanitizeHtml } from "../../platform/html/sanitize-html.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { type PageContent, siteName } from "./page-head.ts";
import { notFoundPage } from "./plain-pages.ts";

type Category = News["category"];

const listed = 30;

/** The two kinds: where their lists and items are, and what the pages say. */
const kinds = {
  NEWS: {
    list: "/news",
    item: "/news_detail",
    name: "お知らせ",
    description: "ことばワークスからの、サービスと制度についてのお知らせです。",
  },
  COLUMN: {
    list: "/column",
    item: "/news_detail2",
    name: "コラム",
    description: "日本で、日本語を使って働く人のためのコラムです。仕事の探し方、在留資格、暮らしの手続きをわかりやすく説明します。",
  },
} as const;

interface Reading {
  em: EntityManager;
  now: () => Date;
}

/** The address of an item. */
export function newsPath({ category, id }: Pick<News, "category" | "id">): string {
  return `${kinds[category].item}?id=${id}`;
}

function links(items: readonly News[]): string {
  const rows = items.map(
    (news) =>
      `<li><a href="${newsPath(news)}">${escapeHtml(news.title)}</a>（${news.publishedAt ? jstDate(news.publishedAt) : ""}）<br>${escapeHtml(news.summary)}</li>`,
  );
  return `<ul>${rows.join("")}</ul>`;
}

/** The list of one kind; a search of it is known under the list's own address. */
export async function newsListPage(reading: Reading, category: Category): Promise<PageContent> {
  const { list, name, description } = kinds[category];
  const { items } = await listPublicNews(reading, { category, first: listed });
  return {
    status: 200,
    head: { title: `${name}｜${siteName}`, description, canonical: list },
    content: `<main><h1>${name}</h1><p>${description}</p>${links(items)}</main>`,
  };
}

function goneNews(category: Category): PageContent {
  const { list, name } = kinds[category];
  return {
    status: 410,
    head: { title: `公開が終わりました｜${siteName}`, description: `この${name}は公開を終了しました。` },
    content: `<main><h1>このページの公開は終わりました</h1><p><a href="${list}">${name}の一覧へ</a></p></main>`,
  };
}

function articleJsonLd(news: News, publishedAt: Date, baseUrl: string): object {
  return {
    "@context": "https://schema.org/",
    "@type": news.category === "NEWS" ? "NewsArticle" : "Article",
    headline: news.title,
    description: news.summary,
    datePublished: publishedAt.toISOString(),
    dateModified: news.updatedAt.toISOString(),
    inLanguage: "ja",
    mainEntityOfPage: `${baseUrl}${newsPath(news)}`,
    author: { "@type": "Organization", name: siteName, url: baseUrl },
    publisher: { "@type": "Organization", name: siteName, url: baseUrl },
  };
}

/** One item: 404 for an unknown one, 410 for one that was taken down. */
export async function newsItemPage(reading: Reading, target: { category: Category; id: unknown; baseUrl: string }): Promise<PageContent> {
  const { category, id, baseUrl } = target;
  const { news, withdrawn } = await findPublicNews(reading, { id: typeof id === "string" ? id : "", category });
  if (withdrawn) return goneNews(category);
  if (!news?.publishedAt) return notFoundPage();
  const { list, name } = kinds[category];
  const related = await relatedNews(reading, news);
  const head = { title: `${news.title}｜${siteName}`, description: news.summary, canonical: newsPath(news), kind: "article" } as const;
  const body = `<article><h1>${escapeHtml(news.title)}</h1><p>${jstDate(news.publishedAt)}</p>${sanitizeHtml(news.bodyHtml)}</article>`;
  const more = related.length > 0 ? `<h2>ほかの${name}</h2>${links(related)}` : "";
  return {
    status: 200,
    head: { ...head, jsonLd: articleJsonLd(news, news.publishedAt, baseUrl) },
    content: `<main><p><a href="${list}">${name}の一覧</a></p>${body}${more}</main>`,
  };
}
