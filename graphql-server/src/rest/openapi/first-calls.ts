import { escapeXml } from "../feeds/xml.ts";

type SiteUrl = (path: string) => string;

interface Call {
  title: string;
  text: string;
  command(siteUrl: SiteUrl): string;
}

const key = '-H "Authorization: Bearer $KEY"';

/** The first calls for a new partner to try: each runs in a shell as it stands, once `KEY` is set. */
const calls: readonly Call[] = [
  {
    title: "Look around",
    text: "No key is needed for this one, nor for the feeds.",
    command: (siteUrl) => `curl "${siteUrl("/api")}"`,
  },
  {
    title: "Read the works",
    text: "The operator of the site makes a key for you and shows it once. Conditions are those of the site's search; pageInfo.endCursor of one page is after of the next.",
    command: (siteUrl) => `KEY=kw_...\ncurl ${key} "${siteUrl("/api/v1/works")}?prefecture=13,27&first=50"`,
  },
  {
    title: "Ask again only for what is new",
    text: "Send the ETag of the last answer back: 304 without a body while nothing changed. RateLimit says what is left (r) of the key's minute and for how many seconds (t); after 429 wait for the seconds of Retry-After.",
    command: (siteUrl) => `curl -i ${key} -H 'If-None-Match: "..."' "${siteUrl("/api/v1/works")}?prefecture=13,27&first=50"`,
  },
  {
    title: "Keep in step",
    text: "Every change since a moment: works that are open, and closed for what is gone. syncedUntil of the last page is the next updatedSince.",
    command: (siteUrl) => `curl ${key} "${siteUrl("/api/v1/works")}?updatedSince=2026-11-20T00:00:00Z&first=100"`,
  },
  {
    title: "Or take a feed",
    text: "The newest open works for job boards, and for feed readers at /feed/works.rss.",
    command: (siteUrl) => `curl "${siteUrl("/feed/indeed.xml")}"`,
  },
];

/** The part of the API's page that a new partner copies from. */
export function firstCallsHtml(siteUrl: SiteUrl): string {
  const parts = calls.map(
    ({ title, text, command }) =>
      `<h3>${escapeXml(title)}</h3><p>${escapeXml(text)}</p><pre role="region" tabindex="0" aria-label="${escapeXml(title)}"><code>${escapeXml(command(siteUrl))}</code></pre>`,
  );
  return `<section aria-labelledby="first-calls"><h2 id="first-calls">First calls</h2>${parts.join("")}</section>`;
}
