import { newestWorks } from "../../modules/work/search/work.feed.queries.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { sendConditionally, tagOf } from "../conditional.ts";
import { described, fileOf, type RestAnswer, type RestCall, type RestHandler } from "../rest-route.ts";
import { indeedXml } from "./indeed-xml.ts";
import { worksRss } from "./works-rss.ts";

/** A work that is published or ends is seen within this time. */
const freshSeconds = 60;

interface Edition {
  madeAt: Date;
  bytes: Buffer;
  etag: string;
  /** Time this process first saw this content. */
  changedAt: Date;
}

interface Feed {
  contentType: string;
  /** Works it holds at most. */
  limit: number;
  write(works: readonly WorkRow[], siteUrl: (path: string) => string): string;
}

async function makeEdition({ ctx }: RestCall, feed: Feed, last: Edition | undefined): Promise<Edition> {
  const madeAt = ctx.now();
  const bytes = Buffer.from(feed.write(await newestWorks(ctx, feed.limit), ctx.siteUrl));
  const etag = tagOf(bytes);
  return { madeAt, bytes, etag, changedAt: last?.etag === etag ? last.changedAt : madeAt };
}

function send(call: RestCall, { bytes, changedAt, etag }: Edition, contentType: string): RestAnswer {
  call.response.set({
    "Cache-Control": `public, max-age=${freshSeconds}`,
    "Last-Modified": changedAt.toUTCString(),
    Vary: "Accept-Encoding",
  });
  sendConditionally(call, { bytes, changedAt, etag, contentType: `${contentType}; charset=utf-8` });
  return "SENT";
}

/** A feed that is written at most once a minute for all who ask, however many at the same time. `limits` stands for the server. */
function feedOf(summary: string, feed: Feed): RestHandler {
  const editions = new WeakMap<object, Promise<Edition>>();
  return described({ summary, response: fileOf(feed.contentType), conditional: true }, async (call) => {
    const server = call.ctx.limits;
    const asked = editions.get(server);
    const known = await asked;
    const isFresh = known && call.ctx.now().getTime() - known.madeAt.getTime() < freshSeconds * 1_000;
    if (isFresh) return send(call, known, feed.contentType);
    // Whoever waited for the old edition beside us may have begun the new one.
    const begun = editions.get(server);
    const making = begun && begun !== asked ? begun : makeEdition(call, feed, known);
    editions.set(server, making);
    making.catch(() => editions.delete(server));
    return send(call, await making, feed.contentType);
  });
}

/** GET /feed/indeed.xml. */
export const indeedFeed = feedOf("The newest 10,000 open works as Indeed's XML feed.", {
  contentType: "application/xml",
  limit: 10_000,
  write: indeedXml,
});

/** GET /feed/works.rss. */
export const rssFeed = feedOf("The newest 100 open works as RSS 2.0.", { contentType: "application/rss+xml", limit: 100, write: worksRss });
