import type { EntityManager } from "@mikro-orm/postgresql";
import { findPublicWork } from "../../modules/work/posting/work.queries.ts";
import { hooks } from "../hooks.ts";
import { findKnownPath } from "./known-paths.ts";
import { listPage, newestWorks, scopeLinks } from "./list-page.ts";
import { newsItemPage, newsListPage } from "./news-page.ts";
import { type PageContent, siteName } from "./page-head.ts";
import { areaPage, notFoundPage, plainPage } from "./plain-pages.ts";
import { faqPage, sitePage } from "./site-page.ts";
import { workPage } from "./work-page.ts";

/** The address a page is made for. */
export interface PageAddress {
  path: string;
  query: Readonly<Record<string, unknown>>;
}

async function topPage(em: EntityManager): Promise<PageContent> {
  const description =
    "日本語レベル・在留資格・勤務地から、日本で働く仕事を探せる求人サイトです。求人の検索、応募、企業とのメッセージは無料で利用できます。";
  const content = `<main><h1>日本語を使う仕事の求人サイト</h1><p>${description}</p><p><a href="/japanesejob">求人をさがす</a></p><h2>新着の求人</h2>${await newestWorks(em, {})}${scopeLinks()}</main>`;
  return { status: 200, head: { title: `${siteName}｜日本語を使う仕事の求人サイト`, description, canonical: "/" }, content };
}

async function workPageOf(em: EntityManager, id: unknown, baseUrl: string): Promise<PageContent> {
  const work = typeof id === "string" ? await findPublicWork({ em }, id) : null;
  if (!work) return notFoundPage();
  return workPage(work, await work.company.loadOrFail(), baseUrl);
}

/** The sources of a page's content. */
export interface PageSource {
  em: EntityManager;
  now: () => Date;
  /** Scheme and host of the site. */
  baseUrl: string;
}

/** The lists and items of news and columns, by pattern. */
function newsPageOf({ em, now, baseUrl }: PageSource, pattern: string, id: unknown): Promise<PageContent> | undefined {
  const reading = { em, now };
  if (pattern === "/news") return newsListPage(reading, "NEWS");
  if (pattern === "/column") return newsListPage(reading, "COLUMN");
  if (pattern === "/news_detail") return newsItemPage(reading, { category: "NEWS", id, baseUrl });
  if (pattern === "/news_detail2") return newsItemPage(reading, { category: "COLUMN", id, baseUrl });
  return undefined;
}

/** Status, head and plain content of an address of the site. */
export async function pageContent({ em, now, baseUrl }: PageSource, { path, query }: PageAddress): Promise<PageContent> {
  const known = findKnownPath(path);
  if (!known || known.pattern === "/404") return notFoundPage();
  if (known.pattern === "/") return topPage(em);
  if (known.pattern === "/japanesejob") return listPage(em, query);
  if (known.pattern === "/japanesejob/:workId") return workPageOf(em, known.params["workId"], baseUrl);
  if (known.pattern === "/user/job/detail") return workPageOf(em, query["id"], baseUrl);
  if (known.pattern === "/faq") return faqPage({ em, now, hooks });
  const newsPage = newsPageOf({ em, now, baseUrl }, known.pattern, query["id"]);
  if (newsPage) return newsPage;
  return (await sitePage({ em, now, hooks }, known.pattern)) ?? plainPage(known.pattern) ?? areaPage(known.area);
}
