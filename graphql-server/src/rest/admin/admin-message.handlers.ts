import { z } from "zod";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import { listMailings, listTemplates } from "../../modules/message/mailing/mailing.queries.ts";
import type { MailingAudience } from "../../modules/message/mailing/mailing.vocabulary.ts";
import { findRecipients } from "../../modules/message/operator-message/find-recipients.ts";
import {
  findOperatorConversation,
  listOperatorConversationMessages,
  listOperatorConversations,
} from "../../modules/message/operator-message/operator-conversation.queries.ts";
import { locales } from "../../shared/locale.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { companyStatuses } from "../../shared/viewer/roles.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { idQuery } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { pagingQuery } from "../shapes.ts";
import { conversationCreateShape, conversationDetailShape, conversationListShape, conversationReplyShape } from "./admin-message.shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  unread: z.enum(["0", "1"]).default("0"),
  recipientId: z.string().max(64).optional(),
  ...pagingQuery,
});
const createQuery = z.object({ id: z.string().max(64).optional() });
const conversationQuery = idQuery.extend(pagingQuery);
const limits = { subject: 200, body: 4_000 };

/** GET /api/admin/user/message and /api/admin/company/message: the operator's conversations with the one or the other, and what went to many. */
function listPage(audience: MailingAudience) {
  return described(
    {
      summary: "A page of the operator's conversations with seekers or companies, and the newest texts that went to many.",
      query: listQuery,
      response: conversationListShape,
    },
    async (call) => {
      const { keyword, unread, recipientId, first, after } = parse(listQuery, call.query);
      const filter = { keyword, recipientId, unreadOnly: unread === "1" };
      const { items, pageInfo, totalCount } = await listOperatorConversations(call.ctx, {
        audience,
        filter,
        first,
        ...(after && { after }),
      });
      const mailings = (await listMailings(call.ctx, { audience, first: 5 })).items;
      return {
        status: 200,
        body: { session: await adminSession(call), threads: items, pageInfo, totalCount: await totalCount(), mailings },
      };
    },
  );
}

async function conversationOf(call: RestCall, audience: MailingAudience) {
  const { id, first, after } = parse(conversationQuery, call.query);
  const conversation = await findOperatorConversation(call.ctx, id);
  if (!conversation || conversation.audience !== audience) throw notFound();
  return { thread: conversation, messages: await listOperatorConversationMessages(call.ctx, id, { first, ...(after && { after }) }) };
}

/** GET …/message/detail?id=: one conversation with a page of its messages, newest first. */
function detailPage(audience: MailingAudience) {
  return described(
    { summary: "One conversation with a page of its messages, newest first.", query: conversationQuery, response: conversationDetailShape },
    async (call) => {
      const found = await conversationOf(call, audience);
      return { status: 200, body: { session: await adminSession(call), ...found } };
    },
  );
}

/** GET …/message/create[?id=]: the data the form for a first message needs; with an id, its recipient. */
function createPage(audience: MailingAudience) {
  return described(
    { summary: "What the form of a first message needs; with an id, to whom.", query: createQuery, response: conversationCreateShape },
    async (call) => {
      const { id } = parse(createQuery, call.query);
      const [recipient = null] = id ? await findRecipients(call.ctx, { audience, keyword: id }) : [];
      const choices =
        audience === "SEEKER" ? { measuredLevels, locales } : { companyStatuses: companyStatuses.slice(0, 2), plans: planCodes };
      const templates = (await listTemplates(call.ctx, audience)).map(({ id: key, name, subject, body }) => ({
        id: key,
        name,
        subject,
        body,
      }));
      return { status: 200, body: { session: await adminSession(call), recipient, templates, choices, limits } };
    },
  );
}

/** GET …/message/create_reply?id=: the conversation that is answered, and templates. */
function replyPage(audience: MailingAudience) {
  return described(
    { summary: "The conversation that is answered, and templates.", query: conversationQuery, response: conversationReplyShape },
    async (call) => {
      const found = await conversationOf(call, audience);
      const templates = (await listTemplates(call.ctx, audience)).map(({ id, name, subject, body }) => ({ id, name, subject, body }));
      return { status: 200, body: { session: await adminSession(call), ...found, templates, limits } };
    },
  );
}

/** Page data of the operator's messages to one audience. */
export const messagePages = (audience: MailingAudience) => ({
  list: listPage(audience),
  detail: detailPage(audience),
  create: createPage(audience),
  reply: replyPage(audience),
});
