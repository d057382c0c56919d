import { z } from "zod";
import { type ReadStatement, readRows } from "../../../platform/database/read-rows.ts";
import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { parse } from "../../../shared/user-error.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { listMessages } from "../conversation/conversation.queries.ts";
import { operatorSide } from "../conversation/conversation-side.ts";
import { type MailingAudience, mailingAudiences } from "../mailing/mailing.vocabulary.ts";
import { presentOperatorConversations, presentOperatorMessages } from "./operator-conversation.presenter.ts";

const filterSchema = z.object({
  keyword: z.string().max(200).nullish(),
  unreadOnly: z.boolean().nullish(),
  recipientId: z.string().max(64).nullish(),
});

export interface OperatorConversationsInput {
  audience: MailingAudience;
  filter?: z.input<typeof filterSchema> | null;
  first: number;
  after?: string | null;
}

const kinds = { SEEKER: "ADMIN_SEEKER", COMPANY: "ADMIN_COMPANY" } as const;
const recipientColumns = { SEEKER: "user_id", COMPANY: "company_id" } as const;

interface Part {
  text: string;
  values: (string | number)[];
}

const literal = (typed: string) => `%${typed.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Conversations whose subject or recipient the words name. */
function keywordPart(audience: MailingAudience, keyword: string): Part {
  const subject = { text: "c.subject ilike ?", values: [literal(keyword)] };
  if (audience === "COMPANY") {
    const values = [...subject.values, literal(keyword)];
    return { text: `(${subject.text} or c.company_id in (select id from company where name ilike ?))`, values };
  }
  const { tokens } = readTextQuery(keyword);
  if (tokens.length === 0) return subject;
  const places = tokens.map(() => "?").join(", ");
  const people = `select user_id from user_profile where search_tokens @> array[${places}]::text[]`;
  return { text: `(${subject.text} or c.user_id in (${people}))`, values: [...subject.values, ...tokens] };
}

function partsOf({ audience, filter }: OperatorConversationsInput): Part[] {
  const { keyword, unreadOnly, recipientId } = parse(filterSchema, filter ?? {});
  const recipient = recipientId && { text: `c.${recipientColumns[audience]}::text = ?`, values: [recipientId] };
  return [
    { text: "c.kind = ?", values: [kinds[audience]] },
    ...(keyword?.trim() ? [keywordPart(audience, keyword)] : []),
    ...(unreadOnly ? [{ text: "c.admin_unread > 0", values: [] }] : []),
    ...(recipient ? [recipient] : []),
  ];
}

function statementOf(columns: string, parts: readonly Part[], tail: Part = { text: "", values: [] }): ReadStatement {
  const conditions = parts.map(({ text }) => text).join(" and ");
  const values = [...parts.flatMap((part) => part.values), ...tail.values];
  return { text: `select ${columns} from conversation c where ${conditions} ${tail.text}`, values };
}

/** The operator's conversations with seekers or with companies, latest message first, by keyset. @throws UserErrors INVALID */
export async function listOperatorConversations(ctx: Ctx, input: OperatorConversationsInput) {
  operatorSide(ctx);
  parse(z.enum(mailingAudiences), input.audience);
  const size = pageSize(input.first);
  const parts = partsOf(input);
  const behind = behindTime(["c.last_message_at", "c.id"], "<", input.after);
  const tail = { text: "order by c.last_message_at desc, c.id desc limit ?", values: [size + 1] };
  const found = await readRows<{ id: string }>(ctx.em, statementOf("c.id", [...parts, ...behind], tail));
  const ids = found.map(({ id }) => id);
  const rows = await ctx.em.find(Conversation, { id: { $in: ids } }, { orderBy: { lastMessageAt: "desc", id: "desc" } });
  const { items, pageInfo } = pageOf(rows, size, ({ lastMessageAt, id }) => [lastMessageAt, id]);
  return {
    items: await presentOperatorConversations(ctx, items),
    pageInfo,
    totalCount: async () => {
      const [row] = await readRows<{ count: number }>(ctx.em, statementOf("count(*)::int as count", parts));
      return row?.count ?? 0;
    },
  };
}

/** One of the operator's conversations; what seekers and companies say to each other is not among them. */
export async function findOperatorConversation(ctx: Ctx, id: string) {
  const conversation = isId(id) ? await ctx.em.findOne(Conversation, { id, ...operatorSide(ctx).scope }) : null;
  if (!conversation) return null;
  const [shown] = await presentOperatorConversations(ctx, [conversation]);
  return shown ?? null;
}

/** Messages of one of the operator's conversations, newest first, by keyset; null for a foreign one. */
export async function listOperatorConversationMessages(ctx: Ctx, id: string, page: { first: number; after?: string | null }) {
  const conversation = isId(id) ? await ctx.em.findOne(Conversation, { id, ...operatorSide(ctx).scope }) : null;
  if (!conversation) return null;
  const { items, pageInfo } = await listMessages(ctx, conversation, page);
  return { items: await presentOperatorMessages(ctx, conversation, items), pageInfo };
}
