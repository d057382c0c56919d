import type { EntityManager } from "@mikro-orm/postgresql";
import { findPublicCompany } from "../../modules/account/company/company.queries.ts";
import { listShownPhotos } from "../../modules/account/company-photo/company-photo.queries.ts";
import { findPublicWork } from "../../modules/work/posting/work.queries.ts";
import { hooks } from "../hooks.ts";
import { companyPage } from "./company-page.ts";
import { type KnownPath, knownIn } from "./known-paths.ts";
import { listPage } from "./list-page.ts";
import { newsItemPage, newsListPage } from "./news-page.ts";
import type { FoundPage } from "./page-head.ts";
import { areaPage, notFoundPage, plainPage } from "./plain-pages.ts";
import { faqPage, sitePage } from "./site-page.ts";
import type { PageVoice } from "./words/page-voice.ts";
import { workPage } from "./work-page.ts";

/** The address a page is made for. */
export interface PageAddress {
  path: string;
  query: Readonly<Record<string, unknown>>;
}

function topPage(voice: PageVoice): FoundPage {
  const { title, description } = voice.words.top;
  return { status: 200, head: { title, description, canonical: "/" } };
}

async function workPageOf({ em, voice, baseUrl }: PageSource, id: unknown): Promise<FoundPage> {
  const work = typeof id === "string" ? await findPublicWork({ em }, id) : null;
  if (!work) return notFoundPage(voice);
  return workPage(voice, work, { company: await work.company.loadOrFail(), baseUrl });
}

async function companyPageOf({ em, voice, baseUrl }: PageSource, id: string | undefined): Promise<FoundPage> {
  const company = await findPublicCompany({ em }, id ?? "");
  if (!company) return notFoundPage(voice);
  return companyPage(voice, { company, photos: await listShownPhotos({ em }, company.id) }, baseUrl);
}

/** The sources of what is said about a page. */
export interface PageSource {
  em: EntityManager;
  now: () => Date;
  /** Scheme and host of the site. */
  baseUrl: string;
  /** How pages speak in the language of the address. */
  voice: PageVoice;
}

/** The lists and items of news and columns, by pattern. */
function newsPageOf({ baseUrl, ...reading }: PageSource, pattern: string, id: unknown): Promise<FoundPage> | FoundPage | undefined {
  if (pattern === "/news") return newsListPage(reading.voice, "NEWS");
  if (pattern === "/column") return newsListPage(reading.voice, "COLUMN");
  if (pattern === "/news_detail") return newsItemPage(reading, { category: "NEWS", id, baseUrl });
  if (pattern === "/news_detail2") return newsItemPage(reading, { category: "COLUMN", id, baseUrl });
  return undefined;
}

async function findKnown(source: PageSource, { area, params, pattern }: KnownPath, query: PageAddress["query"]): Promise<FoundPage> {
  const { em, now, voice } = source;
  if (pattern === "/") return topPage(voice);
  if (pattern === "/japanesejob") return listPage(voice, query);
  if (pattern === "/japanesejob/:workId") return workPageOf(source, params["workId"]);
  if (pattern === "/japanesejob/company/:companyId") return companyPageOf(source, params["companyId"]);
  if (pattern === "/user/job/detail") return workPageOf(source, query["id"]);
  if (pattern === "/faq") return faqPage({ em, now, hooks, voice });
  const newsPage = newsPageOf(source, pattern, query["id"]);
  if (newsPage) return newsPage;
  return (await sitePage({ em, now, hooks, voice }, pattern, query["version"])) ?? plainPage(voice, pattern) ?? areaPage(voice, area);
}

/** Status and head of an address of the site, whose path names no language any more. */
export async function findPage(source: PageSource, { path, query }: PageAddress): Promise<FoundPage> {
  const known = knownIn(source.voice.language, path);
  return known && known.pattern !== "/404" ? findKnown(source, known, query) : notFoundPage(source.voice);
}
