import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { findPublicWork } from "../../modules/work/posting/work.queries.ts";
import { hooks } from "../hooks.ts";
import { knownIn } from "./known-paths.ts";
import { listPage, newestWorks, scopeLinks } from "./list-page.ts";
import { newsItemPage, newsListPage } from "./news-page.ts";
import type { PageContent } from "./page-head.ts";
import { areaPage, notFoundPage, plainPage } from "./plain-pages.ts";
import { faqPage, sitePage } from "./site-page.ts";
import type { PageVoice } from "./words/page-voice.ts";
import { workPage } from "./work-page.ts";

/** The address a page is made for. */
export interface PageAddress {
  path: string;
  query: Readonly<Record<string, unknown>>;
}

async function topPage(em: EntityManager, voice: PageVoice): Promise<PageContent> {
  const { title, heading, description, toWorks, newest } = voice.words.top;
  const works = `<p><a href="${voice.link("/japanesejob")}">${escapeHtml(toWorks)}</a></p><h2>${escapeHtml(newest)}</h2>${await newestWorks(em, voice, {})}`;
  const content = `<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p>${works}${scopeLinks(voice)}</main>`;
  return { status: 200, head: { title, description, canonical: "/" }, content };
}

async function workPageOf({ em, voice, baseUrl }: PageSource, id: unknown): Promise<PageContent> {
  const work = typeof id === "string" ? await findPublicWork({ em }, id) : null;
  if (!work) return notFoundPage(voice);
  return workPage(voice, work, { company: await work.company.loadOrFail(), baseUrl });
}

/** The sources of a page's content. */
export interface PageSource {
  em: EntityManager;
  now: () => Date;
  /** Scheme and host of the site. */
  baseUrl: string;
  /** How pages speak in the language of the address. */
  voice: PageVoice;
}

/** The lists and items of news and columns, by pattern. */
function newsPageOf({ baseUrl, ...reading }: PageSource, pattern: string, id: unknown): Promise<PageContent> | undefined {
  if (pattern === "/news") return newsListPage(reading, "NEWS");
  if (pattern === "/column") return newsListPage(reading, "COLUMN");
  if (pattern === "/news_detail") return newsItemPage(reading, { category: "NEWS", id, baseUrl });
  if (pattern === "/news_detail2") return newsItemPage(reading, { category: "COLUMN", id, baseUrl });
  return undefined;
}

/** Status, head and plain content of an address of the site, whose path names no language any more. */
export async function pageContent(source: PageSource, { path, query }: PageAddress): Promise<PageContent> {
  const { em, now, voice } = source;
  const known = knownIn(voice.language, path);
  if (!known || known.pattern === "/404") return notFoundPage(voice, path);
  if (known.pattern === "/") return topPage(em, voice);
  if (known.pattern === "/japanesejob") return listPage(em, voice, query);
  if (known.pattern === "/japanesejob/:workId") return workPageOf(source, known.params["workId"]);
  if (known.pattern === "/user/job/detail") return workPageOf(source, query["id"]);
  if (known.pattern === "/faq") return faqPage({ em, now, hooks, voice });
  const newsPage = newsPageOf(source, known.pattern, query["id"]);
  if (newsPage) return newsPage;
  return (await sitePage({ em, now, hooks, voice }, known.pattern)) ?? plainPage(voice, known.pattern) ?? areaPage(voice, known.area);
}
