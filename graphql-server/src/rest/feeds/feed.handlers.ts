import { z } from "zod";
import { currentOperator } from "../../modules/site/page/operator.queries.ts";
import { newestWorks } from "../../modules/work/search/work.feed.queries.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { sendConditionally, tagOf } from "../conditional.ts";
import { described, fileOf, type RestAnswer, type RestCall, type RestHandler } from "../rest-route.ts";
import { indeedPage, indeedXml } from "./indeed-xml.ts";
import { worksRss } from "./works-rss.ts";

/** A work that is published or ends is seen within this time. */
const freshSeconds = 60;

interface Edition {
  madeAt: Date;
  bytes: Buffer;
  etag: string;
  /** Time this process first saw this content. */
  changedAt: Date;
  /** Whether there are more works than its page holds. */
  hasNext: boolean;
}

interface Feed {
  contentType: string;
  /** Works that a page of it holds at most. */
  limit: number;
  /** Whether there is more than its first page. */
  isPaged: boolean;
  write(works: readonly WorkRow[], call: RestCall): Promise<string> | string;
}

const longestFeed = 1_000;
const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(longestFeed).default(1).meta({ description: "From 1 on; `Link` names the next one." }),
});

/** @throws UserErrors NOT_FOUND for a page behind the last */
async function makeEdition(call: RestCall, feed: Feed, { page, last }: { page: number; last: Edition | undefined }): Promise<Edition> {
  const { ctx } = call;
  const madeAt = ctx.now();
  // One more than is shown tells whether more follow.
  const works = await newestWorks(ctx, feed.limit + (feed.isPaged ? 1 : 0), (page - 1) * feed.limit);
  if (works.length === 0 && page > 1) throw notFound(["page"]);
  const bytes = Buffer.from(await feed.write(works.slice(0, feed.limit), call));
  const etag = tagOf(bytes);
  return { madeAt, bytes, etag, changedAt: last?.etag === etag ? last.changedAt : madeAt, hasNext: works.length > feed.limit };
}

function send(
  call: RestCall,
  { bytes, changedAt, etag, hasNext }: Edition,
  { contentType, page }: { contentType: string; page: number },
): RestAnswer {
  const { ctx, request, response } = call;
  const address = (of: number) => ctx.siteUrl(of === 1 ? request.path : `${request.path}?page=${of}`);
  const links = [...(page > 1 ? [`<${address(page - 1)}>; rel="prev"`] : []), ...(hasNext ? [`<${address(page + 1)}>; rel="next"`] : [])];
  if (links.length > 0) response.set("Link", links.join(", "));
  response.set({
    "Cache-Control": `public, max-age=${freshSeconds}`,
    "Last-Modified": changedAt.toUTCString(),
    Vary: "Accept-Encoding",
  });
  sendConditionally(call, { bytes, changedAt, etag, contentType: `${contentType}; charset=utf-8` });
  return "SENT";
}

/** A feed each page of which is written at most once a minute for all who ask, however many at the same time. `limits` stands for the server. */
function feedOf(summary: string, feed: Feed): RestHandler {
  const servers = new WeakMap<object, Map<number, Promise<Edition>>>();
  const docs = { summary, response: fileOf(feed.contentType), conditional: true, ...(feed.isPaged && { query: pageQuery }) };
  return described(docs, async (call) => {
    const { page } = feed.isPaged ? parse(pageQuery, call.query) : { page: 1 };
    const editions = servers.get(call.ctx.limits) ?? new Map<number, Promise<Edition>>();
    servers.set(call.ctx.limits, editions);
    const asked = editions.get(page);
    const known = await asked;
    const isFresh = known && call.ctx.now().getTime() - known.madeAt.getTime() < freshSeconds * 1_000;
    if (isFresh) return send(call, known, { ...feed, page });
    // Whoever waited for the old edition beside us may have begun the new one.
    const begun = editions.get(page);
    const making = begun && begun !== asked ? begun : makeEdition(call, feed, { page, last: known });
    editions.set(page, making);
    making.catch(() => editions.delete(page));
    return send(call, await making, { ...feed, page });
  });
}

/** GET /feed/indeed.xml. */
export const indeedFeed = feedOf("All open works as Indeed's XML feed, the newest first, 10,000 a page.", {
  contentType: "application/xml",
  limit: indeedPage,
  isPaged: true,
  write: async (works, { ctx }) => indeedXml(works, { siteUrl: ctx.siteUrl, email: (await currentOperator(ctx)).email }),
});

/** GET /feed/works.rss. */
export const rssFeed = feedOf("The newest 100 open works as RSS 2.0.", {
  contentType: "application/rss+xml",
  limit: 100,
  isPaged: false,
  write: (works, { ctx }) => worksRss(works, ctx.siteUrl),
});
