import type { EntityManager } from "@mikro-orm/postgresql";
import { escapeUTF8 as escapeHtml } from "entities/escape";
import { listPath } from "./list-page.ts";
import { newsPath } from "./news-page.ts";
import { plainPages } from "./plain-pages.ts";
import { sitePagePaths } from "./site-page.ts";
import { workPath } from "./work-page.ts";

/** Addresses a file may have at most (sitemaps.org). */
export const sitemapLimit = 50_000;

interface Address {
  path: string;
  changedAt?: Date;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addressXml({ path, changedAt }: Address, baseUrl: string): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeHtml(baseUrl + path)}</loc>${changed}</url>`;
}

function urlset(addresses: readonly Address[], baseUrl: string): string {
  return `${header}<urlset ${namespace}>\n${addresses.map((address) => addressXml(address, baseUrl)).join("\n")}\n</urlset>\n`;
}

/** The index: the other files, with as many for works as there are. */
export async function sitemapIndex(em: EntityManager, baseUrl: string, limit = sitemapLimit): Promise<string> {
  const rows: { count: number }[] = await em.execute("select count(*)::int as count from work where status = 'OPEN'");
  const files = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / limit));
  const names = ["sitemap-pages.xml", ...Array.from({ length: files }, (_, index) => `sitemap-jobs-${index + 1}.xml`), "sitemap-news.xml"];
  const entries = names.map((name) => `<sitemap><loc>${escapeHtml(`${baseUrl}/${name}`)}</loc></sitemap>`);
  return `${header}<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Pages that do not come and go: the list, its scopes with open works, and the plain pages that the site shows. */
export async function sitemapPages(em: EntityManager, baseUrl: string): Promise<string> {
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
    baseUrl,
  );
}

/**
 * The n-th file of works, counted from 1: open ones only, each with the time its posting last changed.
 * @returns undefined when there is no such file
 */
export async function sitemapJobs(em: EntityManager, file: number, baseUrl: string, limit = sitemapLimit): Promise<string | undefined> {
  const rows: { id: string; changed_at: Date | string }[] = await em.execute(
    "select id, coalesce(info_updated_at, published_at) as changed_at from work where status = 'OPEN' order by id limit ? offset ?",
    [limit, (file - 1) * limit],
  );
  if (rows.length === 0 && file > 1) return undefined;
  return urlset(
    rows.map((row) => ({ path: workPath(row.id), changedAt: new Date(row.changed_at) })),
    baseUrl,
  );
}

/** News and columns that everyone may read. */
export async function sitemapNews(em: EntityManager, now: Date, baseUrl: string): Promise<string> {
  const rows: { id: string; category: "NEWS" | "COLUMN"; updated_at: Date | string }[] = await em.execute(
    "select id, category, updated_at from news where audience = 'PUBLIC' and status = 'PUBLISHED' and published_at <= ? order by published_at desc, id limit ?",
    [now, sitemapLimit],
  );
  return urlset(
    rows.map((row) => ({ path: newsPath(row), changedAt: new Date(row.updated_at) })),
    baseUrl,
  );
}

/** Returns robots.txt, which says what crawlers may visit: `/company_info` is public and `/company/` is not. */
export function robotsTxt(baseUrl: string): string {
  const closed = ["/user/", "/company/", "/admin", "/api", "/graphql"].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${closed.join("\n")}\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
