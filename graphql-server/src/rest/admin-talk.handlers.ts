import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { lookedUntil } from "../modules/message/conversation/look-into-talk.ts";
import { messageCsv } from "../modules/message/conversation/message-csv.ts";
import { startMessageExport } from "../modules/message/conversation/start-message-export.ts";
import { findTalk, listTalkMessages, listTalks } from "../modules/message/conversation/talk.queries.ts";
import { jstDate } from "../shared/jst.ts";
import { notFound, parse, userError } from "../shared/user-error.ts";
import { operatorMessageShape } from "./admin-message.shapes.ts";
import { adminSession } from "./admin-session.ts";
import { momentOf } from "./list-query.ts";
import { described, fileOf, type RestCall } from "./rest-route.ts";
import { adminSessionShape, id, pageInfoShape, pagingQuery, time } from "./shapes.ts";

const filterQuery = {
  text: z.string().max(200).optional().meta({ description: "Words that stand in a message." }),
  company: z.string().max(120).optional().meta({ description: "Part of the company's name, or its id." }),
  from: momentOf("At this time or later."),
  before: momentOf("Before this time."),
};
const listQuery = z.object({
  id: z
    .string()
    .max(64)
    .optional()
    .meta({ description: "One talk with its messages, for whom has given a reason (lookIntoConversation)." }),
  ...filterQuery,
  ...pagingQuery,
});
const exportQuery = z.object({
  reason: z.string().max(200).optional().meta({ description: "Why; required, kept in the audit record." }),
  ...filterQuery,
});

const talkShape = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  seekerId: id,
  seekerName: z.string(),
  workTitle: z.string(),
  messageCount: z.int(),
  lastMessageAt: time,
  createdAt: time,
});
const oneShape = talkShape.extend({
  readableUntil: time.nullable(),
  messages: z.object({ items: z.array(operatorMessageShape), pageInfo: pageInfoShape }).nullable(),
});
const pageShape = z.object({
  session: adminSessionShape.nullable(),
  conversations: z.array(talkShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  conversation: oneShape.nullable(),
});

async function oneTalk(call: RestCall, talkId: string, page: { first: number; after?: string }) {
  const talk = await findTalk(call.ctx, talkId);
  if (!talk) throw notFound();
  return { ...talk, readableUntil: await lookedUntil(call.ctx, talkId), messages: await listTalkMessages(call.ctx, talkId, page) };
}

/** GET /api/admin/message[?id=]. */
export const adminMessagePage = described(
  {
    summary: "A page of the talks between seekers and companies without what was said; with an id, one talk for whom has given a reason.",
    query: listQuery,
    response: pageShape,
  },
  async (call) => {
    const { id: talkId, first, after, ...filter } = parse(listQuery, call.query);
    const page = { first, ...(after && { after }) };
    const conversation = talkId ? await oneTalk(call, talkId, page) : null;
    const { items, pageInfo, totalCount } = await listTalks(call.ctx, talkId ? { filter, first } : { filter, ...page });
    const body = { session: await adminSession(call), conversations: items, pageInfo, totalCount: await totalCount(), conversation };
    return { status: 200, body };
  },
);

const ownSites = new Set([undefined, "same-origin", "none"]);

/** GET /api/admin/message/download?reason=. Another site's page must not make a browser fetch it. */
export const adminMessageDownload = described(
  {
    summary: "Messages between seekers and companies as CSV, written while they are read; needs a password within the last ten minutes.",
    query: exportQuery,
    response: fileOf("text/csv"),
  },
  async ({ ctx, query, request, response }) => {
    if (!ownSites.has(request.get("sec-fetch-site"))) throw userError("CROSS_SITE");
    const { reason = "", ...filter } = parse(exportQuery, query);
    const wanted = await startMessageExport(ctx, { reason, ...filter });
    response.status(200).set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="messages-${jstDate(ctx.now())}.csv"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    });
    await pipeline(Readable.from(messageCsv(ctx, wanted)), response);
    return "SENT";
  },
);
