import { employerText, payText, placeText } from "../../modules/work/posting/posting-text.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { jobCategoryLabels } from "../../shared/vocabulary/labels.ts";
import { changedAt } from "../partner/partner-work.presenter.ts";
import { element, escapeXml } from "./xml.ts";

const longestText = 300;

/** Returns the summary of a work: employer, place and pay, then the beginning of its text. */
function summaryOf(work: WorkRow): string {
  const facts = [employerText(work, work.company), placeText(work), payText(work)].filter((fact) => fact !== "").join(" / ");
  const text = [...work.description.replace(/\s+/g, " ").trim()];
  const beginning = text.length > longestText ? `${text.slice(0, longestText).join("")}…` : text.join("");
  return `${facts}\n${beginning}`;
}

function itemXml(work: WorkRow, url: string): string {
  const parts = [
    element("title", work.title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", new Date(work.publishedAt ?? 0).toUTCString()),
    element("description", summaryOf(work)),
    element("category", work.category && jobCategoryLabels.ja[work.category]),
  ];
  return `<item>${parts.join("")}</item>`;
}

/** The newest works as RSS 2.0. */
export function worksRss(works: readonly WorkRow[], siteUrl: (path: string) => string): string {
  const items = works.map((work) => itemXml(work, siteUrl(`/japanesejob/${work.id}`)));
  const latest = works.reduce((found, work) => Math.max(found, changedAt(work).getTime()), 0);
  const self = escapeXml(siteUrl("/feed/works.rss"));
  const head = [
    element("title", "Kotoba Works 新着求人"),
    element("link", siteUrl("/japanesejob")),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    element("description", "日本語をつかう仕事の新着求人"),
    element("language", "ja"),
    latest > 0 ? element("lastBuildDate", new Date(latest).toUTCString()) : "",
    element("ttl", 10),
  ];
  const channel = `<channel>${head.join("")}\n${items.join("\n")}\n</channel>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`;
}
