import { z } from "zod";
import {
  findAdminConversation,
  listAdminConversationMessages,
  listAdminConversations,
} from "../../modules/message/conversation/conversation.admin.queries.ts";
import { lookedUntil } from "../../modules/message/conversation/look-into-conversation.ts";
import { messageCsv } from "../../modules/message/message/message-csv.ts";
import { mayExportMessages, startMessageExport } from "../../modules/message/message/start-message-export.ts";
import { notFound, parse, userError } from "../../shared/user-error.ts";
import { sendCsv } from "../files/send-csv.ts";
import { momentOf } from "../list-query.ts";
import { described, fileOf, type RestCall } from "../rest-route.ts";
import { adminSessionShape, id, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { operatorMessageShape } from "./admin-message.shapes.ts";
import { adminSession } from "./admin-session.ts";

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
    .meta({ description: "One conversation with its messages, for whom has given a reason (lookIntoConversation)." }),
  ...filterQuery,
  ...pagingQuery,
});
const exportQuery = z.object({
  reason: z.string().max(200).optional().meta({
    description: "Why what was said is taken along; kept in the audit record. Without one the file says who wrote when, and how much.",
  }),
  ...filterQuery,
});

const conversationShape = z.object({
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
const oneShape = conversationShape.extend({
  readableUntil: time.nullable(),
  messages: z.object({ items: z.array(operatorMessageShape), pageInfo: pageInfoShape }).nullable(),
});
const pageShape = z.object({
  session: adminSessionShape.nullable(),
  conversations: z.array(conversationShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  conversation: oneShape.nullable(),
});

async function oneConversation(call: RestCall, conversationId: string, page: { first: number; after?: string }) {
  const found = await findAdminConversation(call.ctx, conversationId);
  if (!found) throw notFound();
  return {
    ...found,
    readableUntil: await lookedUntil(call.ctx, conversationId),
    messages: await listAdminConversationMessages(call.ctx, conversationId, page),
  };
}

/** GET /api/admin/message[?id=]. */
export const adminMessagePage = described(
  {
    summary:
      "A page of the conversations between seekers and companies without what was said; with an id, one conversation for whom has given a reason.",
    query: listQuery,
    response: pageShape,
  },
  async (call) => {
    const { id: conversationId, first, after, ...filter } = parse(listQuery, call.query);
    const page = { first, ...(after && { after }) };
    const conversation = conversationId ? await oneConversation(call, conversationId, page) : null;
    const { items, pageInfo, totalCount } = await listAdminConversations(
      call.ctx,
      conversationId ? { filter, first } : { filter, ...page },
    );
    const body = { session: await adminSession(call), conversations: items, pageInfo, totalCount: await totalCount(), conversation };
    return { status: 200, body };
  },
);

const ownSites = new Set([undefined, "same-origin", "none"]);

/** GET /api/admin/message/download[?reason=]. Another site's page must not make a browser fetch it. */
export const adminMessageDownload = described(
  {
    summary:
      "Messages between seekers and companies as CSV, written while they are read: time, parties, kind and length; with a reason, and a password within the last ten minutes, also what was said.",
    query: exportQuery,
    response: fileOf("text/csv"),
  },
  async (call) => {
    const { ctx, query, request } = call;
    if (!ownSites.has(request.get("sec-fetch-site"))) throw userError("CROSS_SITE");
    const wanted = parse(exportQuery, query);
    const start = async () => messageCsv(ctx, await startMessageExport(ctx, wanted));
    return sendCsv(call, { name: "messages", check: () => void mayExportMessages(ctx, wanted), start });
  },
);
