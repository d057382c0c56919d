import type { Ctx } from "../../../shared/ctx.ts";
import { everyRow } from "../../../shared/paging/every-row.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { Inquiry } from "../inquiry/inquiry.entity.ts";
import { Message } from "../message/message.entity.ts";

const byId = { orderBy: { id: "asc" } } as const;

export async function* messages(ctx: Ctx, userId: string) {
  const mine = await ctx.em.find(Conversation, { user: userId }, { ...byId, populate: ["company"] });
  for (const conversation of mine) {
    const read = (after: string, limit: number) =>
      ctx.em.find(Message, { conversation: conversation.id, id: { $gt: after } }, { ...byId, limit });
    for await (const { id, senderKind, body, attachment, createdAt } of everyRow(read)) {
      const fileId = attachment?.id ?? null;
      yield {
        id,
        conversation: conversation.id,
        company: conversation.company?.unwrap().name ?? null,
        by: senderKind,
        body,
        fileId,
        createdAt,
      };
    }
  }
}

export async function* inquiries(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(Inquiry, { userId }, byId);
  for (const { ticket, category, status, body, createdAt } of rows) yield { ticket, category, status, body, createdAt };
}
