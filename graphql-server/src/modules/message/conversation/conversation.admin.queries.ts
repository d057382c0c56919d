import { z } from "zod";
import { type ReadStatement, readRows } from "../../../platform/database/read-rows.ts";
import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { type OperatorMessage, presentOperatorMessages } from "../operator-message/operator-conversation.presenter.ts";
import { type AdminConversation, presentAdminConversations } from "./conversation.admin.presenter.ts";
import { Conversation } from "./conversation.entity.ts";
import { listMessages } from "./conversation.queries.ts";
import { lookedUntil } from "./look-into-conversation.ts";

const time = z.coerce.date().nullish();

/** The conditions that choose conversations between seekers and companies, and their messages. */
export const adminConversationFilterSchema = z.object({
  text: z.string().max(200).nullish(),
  company: z.string().max(120).nullish(),
  from: time,
  before: time,
});
export type AdminConversationFilter = z.output<typeof adminConversationFilterSchema>;

export interface Part {
  text: string;
  values: (string | number)[];
}

/** Messages that contain the search text, by the index of tokens and a recheck of phrases; `m` is the message. */
export function textParts({ text }: AdminConversationFilter): Part[] {
  if (!text?.trim()) return [];
  const { tokens, phrases } = readTextQuery(text);
  if (tokens.length === 0) return [{ text: "false", values: [] }];
  const array = `m.search_tokens @> array[${tokens.map(() => "?").join(", ")}]::text[]`;
  const rechecks = phrases.map(() => "position(? in m.search_text) > 0");
  return [{ text: [array, ...rechecks].join(" and "), values: [...tokens, ...phrases] }];
}

/** Conversations of the company with the given id, or of companies with the given text in their name. */
export function companyParts({ company }: AdminConversationFilter): Part[] {
  const typed = company?.trim();
  if (!typed) return [];
  if (isId(typed)) return [{ text: "c.company_id = ?", values: [typed] }];
  const literal = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [{ text: "c.company_id in (select id from company where name ilike ?)", values: [literal] }];
}

/** A time of a row within the days that were asked for. */
export function timeParts(column: string, { from, before }: AdminConversationFilter): Part[] {
  return [
    ...(from ? [{ text: `${column} >= ?::timestamptz`, values: [from.toISOString()] }] : []),
    ...(before ? [{ text: `${column} < ?::timestamptz`, values: [before.toISOString()] }] : []),
  ];
}

function partsOf(filter: AdminConversationFilter): Part[] {
  const words = textParts(filter).map(({ text, values }) => ({
    text: `exists (select 1 from message m where m.conversation_id = c.id and ${text})`,
    values,
  }));
  return [{ text: "c.kind = 'SEEKER_COMPANY'", values: [] }, ...companyParts(filter), ...timeParts("c.last_message_at", filter), ...words];
}

function where(parts: readonly Part[]): Part {
  return { text: parts.map(({ text }) => text).join(" and "), values: parts.flatMap(({ values }) => values) };
}

/** The statement of one page of conversations, latest message first. Exported for the benchmark that reads its plan. */
export function adminConversationPageStatement(input: { filter: unknown; first: number; after?: string | null }): ReadStatement {
  const behind = behindTime(["c.last_message_at", "c.id"], "<", input.after);
  const { text, values } = where([...partsOf(parse(adminConversationFilterSchema, input.filter ?? {})), ...behind]);
  return {
    text: `select c.id from conversation c where ${text} order by c.last_message_at desc, c.id desc limit ?`,
    values: [...values, pageSize(input.first) + 1],
  };
}

/** All conversations between seekers and companies, by keyset, without a word of their messages. @throws UserErrors INVALID */
export async function listAdminConversations(ctx: Ctx, input: { filter?: unknown; first: number; after?: string | null }) {
  requireOperator(ctx);
  const found = await readRows<{ id: string }>(ctx.em, adminConversationPageStatement({ ...input, filter: input.filter }));
  const ids = found.map(({ id }) => id);
  const rows = await ctx.em.find(Conversation, { id: { $in: ids } }, { orderBy: { lastMessageAt: "desc", id: "desc" } });
  const { items, pageInfo } = pageOf(rows, pageSize(input.first), ({ lastMessageAt, id }) => [lastMessageAt, id]);
  return {
    items: await presentAdminConversations(ctx, items),
    pageInfo,
    totalCount: async () => {
      const { text, values } = where(partsOf(parse(adminConversationFilterSchema, input.filter ?? {})));
      const [row] = await readRows<{ count: number }>(ctx.em, {
        text: `select count(*)::int as count from conversation c where ${text}`,
        values,
      });
      return row?.count ?? 0;
    },
  };
}

async function findConversation({ em }: Ctx, id: string): Promise<Conversation | null> {
  return isId(id) ? em.findOne(Conversation, { id, kind: "SEEKER_COMPANY" }) : null;
}

/** One conversation, without its words. */
export async function findAdminConversation(ctx: Ctx, id: string): Promise<AdminConversation | null> {
  requireOperator(ctx);
  const conversation = await findConversation(ctx, id);
  const [shown] = conversation ? await presentAdminConversations(ctx, [conversation]) : [];
  return shown ?? null;
}

/** Lists the messages of a conversation, newest first; null for those who have given no reason within the last half hour. */
export async function listAdminConversationMessages(ctx: Ctx, id: string, page: { first: number; after?: string | null }) {
  requireOperator(ctx);
  const conversation = (await lookedUntil(ctx, id)) ? await findConversation(ctx, id) : null;
  if (!conversation) return null;
  const { items, pageInfo } = await listMessages(ctx, conversation, page);
  const shown: OperatorMessage[] = await presentOperatorMessages(ctx, conversation, items);
  return { items: shown, pageInfo };
}
