import { z } from "zod";
import { findPublicNews } from "../../modules/site/news/news.queries.ts";
import { newsShareText } from "../../modules/site/news/news-share-text.ts";
import { workShareText } from "../../modules/work/naming/work-share-text.ts";
import { findPublicWork } from "../../modules/work/posting/work.queries.ts";
import type { ShareText } from "../../platform/picture/share-picture.ts";
import { shareTag } from "../../platform/picture/share-picture.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { notFound } from "../../shared/user-error.ts";
import { sendConditionally, tagOf } from "../conditional.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "../rest-route.ts";
import { drawnPicture } from "./drawn-pictures.ts";

const query = z.object({ v: z.string().optional().meta({ description: "Names what the picture says; a changed page has another." }) });

const week = "public, max-age=604800, immutable";
const hour = "public, max-age=3600";

/** Sends the picture of a text; while too many wait to be drawn, the way to the site's own. */
async function sendPicture({ query: { v }, request, response }: RestCall, text: ShareText): Promise<RestAnswer> {
  const drawing = drawnPicture(text);
  if (!drawing) {
    response.set("Cache-Control", "no-store").redirect(302, "/share.png");
    return "SENT";
  }
  const bytes = await drawing;
  response.removeHeader("Vary");
  response.set({ "Cache-Control": v === shareTag(text) ? week : hour, "X-Content-Type-Options": "nosniff" });
  sendConditionally({ request, response }, { bytes, contentType: "image/png", etag: tagOf(bytes) });
  return "SENT";
}

async function textOfWork(ctx: GraphQLContext, id: string): Promise<ShareText> {
  const work = await findPublicWork(ctx, id);
  if (!work) throw notFound();
  return workShareText(work, await work.company.loadOrFail());
}

async function textOfNews(ctx: GraphQLContext, id: string): Promise<ShareText> {
  for (const category of ["COLUMN", "NEWS"] as const) {
    const { news } = await findPublicNews(ctx, { id, category });
    if (news) return newsShareText(news);
  }
  throw notFound();
}

/** GET /api/share_image/work/{id}: what a preview of the work's address shows. */
export const workShareImage = described(
  { summary: "The picture of a work for previews of its address, 1200 × 630.", query, response: fileOf("image/png"), conditional: true },
  async (call) => sendPicture(call, await textOfWork(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/share_image/news/{id}: the same for news and columns. */
export const newsShareImage = described(
  {
    summary: "The picture of news or a column for previews of its address, 1200 × 630.",
    query,
    response: fileOf("image/png"),
    conditional: true,
  },
  async (call) => sendPicture(call, await textOfNews(call.ctx, call.params["id"] ?? "")),
);
