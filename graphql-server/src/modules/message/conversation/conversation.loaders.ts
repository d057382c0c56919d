import DataLoader from "dataloader";
import { idList } from "../../../platform/database/read-together.ts";
import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Message } from "../message/message.entity.ts";
import { Conversation } from "./conversation.entity.ts";

/** The newest message of each conversation, in one statement. */
export const lastMessageByConversation = (ctx: Ctx) =>
  new DataLoader<string, Readonly<Message> | undefined>(async (ids) => {
    const rows = await shownTogether(ctx.em, Message, {
      text: `from unnest(string_to_array(?, ',')::uuid[]) as asked (id) cross join lateral (
        select * from message m where m.conversation_id = asked.id order by m.created_at desc, m.id desc limit 1
      ) as e`,
      values: [idList(ids)],
    });
    const byConversation = new Map(rows.map((row) => [row.conversation.id, row]));
    return ids.map((id) => byConversation.get(id));
  });

/** Names of members by id, so that the seeker reads who in the company wrote. */
export const memberNameById = (ctx: Ctx) =>
  new DataLoader<string, string>(async (ids) => {
    const rows = await ctx.em.find(CompanyMember, { id: { $in: [...ids] } }, { fields: ["id", "name"] });
    const byId = new Map(rows.map((row) => [row.id, row.name]));
    return ids.map((id) => byId.get(id) ?? "");
  });

/** Conversations by id. */
export const conversationById = (ctx: Ctx) =>
  new DataLoader<string, Conversation | undefined>(async (ids) => {
    const rows = await ctx.em.find(Conversation, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });

/** The conversation about each entry. */
export const conversationByEntry = (ctx: Ctx) =>
  new DataLoader<string, Conversation | undefined>(async (ids) => {
    const rows = await ctx.em.find(Conversation, { entry: { $in: [...ids] } });
    const byEntry = new Map(rows.map((row) => [row.entry?.id, row]));
    return ids.map((id) => byEntry.get(id));
  });
