import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { companyPath } from "../company-page.ts";
import { listPath } from "../list-page.ts";
import { newsPath } from "../news-page.ts";
import type { PagePlace } from "../page-head.ts";
import { plainPages } from "../plain-pages.ts";
import { sitePagePaths } from "../site-page.ts";
import { addressIn, htmlLanguage, type PageLanguage, pageLanguages, searchLanguages } from "../words/page-language.ts";
import { workPath } from "../work-page.ts";

/** Addresses a file may have at most (sitemaps.org). */
export const sitemapLimit = 50_000;

interface Address {
  path: string;
  changedAt?: Date;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const withAlternates = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

function addressXml({ path, changedAt }: Address, { baseUrl, language }: PagePlace): string {
  const at = (each: PageLanguage) => escapeHtml(baseUrl + addressIn(each, path));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  const alternate = (hreflang: string, each: PageLanguage) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(each)}"/>`;
  const alternates = searchLanguages.includes(language)
    ? [...searchLanguages.map((each) => alternate(htmlLanguage(each), each)), alternate("x-default", "ja")]
    : [];
  return `<url><loc>${at(language)}</loc>${changed}${alternates.join("")}</url>`;
}

function urlset(addresses: readonly Address[], place: PagePlace): string {
  return `${header}<urlset ${withAlternates}>\n${addresses.map((address) => addressXml(address, place)).join("\n")}\n</urlset>\n`;
}

/** The index: the files of every language, with as many for works as there are. */
export async function sitemapIndex(em: EntityManager, baseUrl: string, limit = sitemapLimit): Promise<string> {
  const rows: { count: number }[] = await em.execute("select count(*)::int as count from work where status = 'OPEN'");
  const files = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / limit));
  const names = [
    "sitemap-pages.xml",
    ...Array.from({ length: files }, (_, index) => `sitemap-jobs-${index + 1}.xml`),
    "sitemap-companies.xml",
    "sitemap-news.xml",
  ];
  const paths = pageLanguages.flatMap((language) => names.map((name) => addressIn(language, `/${name}`)));
  const entries = paths.map((path) => `<sitemap><loc>${escapeHtml(baseUrl + path)}</loc></sitemap>`);
  return `${header}<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Pages that do not come and go: the list, its scopes with open works, and the plain pages that the site shows. */
export async function sitemapPages(em: EntityManager, place: PagePlace): Promise<string> {
  const scopes: { prefecture: string | null; category: string | null }[] = await em.execute(
    "select distinct prefecture, null as category from work where status = 'OPEN' union select distinct null, category from work where status = 'OPEN' order by 1, 2",
  );
  const lists = scopes.map((scope) => new URLSearchParams(Object.entries(scope).flatMap(([key, value]) => (value ? [[key, value]] : []))));
  const plain = Object.entries(plainPages).filter(([, page]) => page.indexed);
  const paths = [
    "/",
    listPath({}),
    "/news",
    "/column",
    "/faq",
    ...Object.keys(sitePagePaths),
    ...plain.map(([pattern]) => pattern),
    ...lists.filter((list) => list.size > 0).map((list) => `/japanesejob?${list}`),
  ];
  return urlset(
    paths.map((path) => ({ path })),
    place,
  );
}

/**
 * The n-th file of works, counted from 1: open ones only, each with the time its posting last changed.
 * @returns undefined when there is no such file
 */
export async function sitemapJobs(em: EntityManager, file: number, place: PagePlace, limit = sitemapLimit): Promise<string | undefined> {
  const rows: { id: string; changed_at: Date | string }[] = await em.execute(
    "select id, coalesce(info_updated_at, published_at) as changed_at from work where status = 'OPEN' order by id limit ? offset ?",
    [limit, (file - 1) * limit],
  );
  if (rows.length === 0 && file > 1) return undefined;
  return urlset(
    rows.map((row) => ({ path: workPath(row.id), changedAt: new Date(row.changed_at) })),
    place,
  );
}

/** Companies with open works: those with the newest first where there are more than a file may hold. */
export async function sitemapCompanies(em: EntityManager, place: PagePlace): Promise<string> {
  const rows: { id: string }[] = await em.execute(
    `select c.id from company c cross join lateral (
        select published_at from work w where w.company_id = c.id and w.status = 'OPEN' order by published_at desc limit 1
      ) newest where c.status = 'ACTIVE' order by newest.published_at desc, c.id limit ?`,
    [sitemapLimit],
  );
  return urlset(
    rows.map(({ id }) => ({ path: companyPath(id) })),
    place,
  );
}

/** News and columns that everyone may read. */
export async function sitemapNews(em: EntityManager, now: Date, place: PagePlace): Promise<string> {
  const rows: { id: string; category: "NEWS" | "COLUMN"; updated_at: Date | string }[] = await em.execute(
    "select id, category, updated_at from news where audience = 'PUBLIC' and status = 'PUBLISHED' and published_at <= ? order by published_at desc, id limit ?",
    [now, sitemapLimit],
  );
  return urlset(
    rows.map((row) => ({ path: newsPath(row), changedAt: new Date(row.updated_at) })),
    place,
  );
}

/** Returns robots.txt, which says what crawlers may visit: `/company_info` is public and `/company/` is not. */
export function robotsTxt(baseUrl: string): string {
  const own = pageLanguages.map((language) => addressIn(language, "/user/"));
  const closed = [...own, "/company/", "/admin", "/api", "/graphql"].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${closed.join("\n")}\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
