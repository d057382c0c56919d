import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import type { Conversation } from "./conversation.entity.ts";

/** A conversation of a seeker and a company as the operator's list shows it: never its messages. */
export interface AdminConversation {
  id: string;
  companyId: string;
  companyName: string;
  seekerId: string;
  seekerName: string;
  workTitle: string;
  messageCount: number;
  lastMessageAt: Date;
  createdAt: Date;
}

/** The work each conversation is about and how many messages it has, in one statement. */
const factsByConversation = (ctx: Ctx) =>
  new DataLoader<string, { title: string; messages: number }>(async (ids) => {
    const rows = await ctx.em.execute<{ id: string; title: string | null; messages: number }[]>(
      `select c.id, w.title, (select count(*)::int from message m where m.conversation_id = c.id) as messages
       from conversation c left join entry e on e.id = c.entry_id left join work w on w.id = e.work_id
       where c.id in (${ids.map(() => "?").join(", ")})`,
      [...ids],
    );
    const byId = new Map(rows.map(({ id, title, messages }) => [id, { title: title ?? "", messages }]));
    return ids.map((id) => byId.get(id) ?? { title: "", messages: 0 });
  });

async function presentAdminConversation(
  ctx: Ctx,
  { id, company, user, lastMessageAt, createdAt }: Conversation,
): Promise<AdminConversation> {
  const [facts, employer, profile] = await Promise.all([
    loader(ctx, factsByConversation).load(id),
    company ? loader(ctx, companyById).load(company.id) : null,
    user ? loader(ctx, profileByUserId).load(user.id) : undefined,
  ]);
  return {
    id,
    companyId: company?.id ?? "",
    companyName: employer?.name ?? "",
    seekerId: user?.id ?? "",
    seekerName: profile ? displayName(profile) : messageOf("ERASED_PERSON", ctx.locale),
    workTitle: facts.title,
    messageCount: facts.messages,
    lastMessageAt,
    createdAt,
  };
}

/** Conversations as the operator's list shows them: the two sides, the work and the times; never the messages. */
export function presentAdminConversations(ctx: Ctx, conversations: readonly Conversation[]): Promise<AdminConversation[]> {
  return Promise.all(conversations.map((conversation) => presentAdminConversation(ctx, conversation)));
}
