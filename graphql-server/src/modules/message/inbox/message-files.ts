import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { mayOperate } from "../../account/admin/operator.policy.ts";
import { stillHere } from "../../account/leaving/left-person.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";
import { Message } from "../message/message.entity.ts";

/** The conversations whose files somebody may open: one's own, the company's, and for the operator those with the operator. */
function scopesOf({ viewer }: Ctx) {
  const operators = { kind: { $in: ["ADMIN_SEEKER", "ADMIN_COMPANY"] satisfies Conversation["kind"][] } };
  return [
    ...(viewer.seeker ? [{ user: viewer.seeker.userId }] : []),
    ...(viewer.company
      ? [{ company: viewer.company.companyId, hiddenFromCompany: false, $or: [{ user: null }, { user: stillHere }] }]
      : []),
    ...(mayOperate(viewer) ? [operators] : []),
  ];
}

/** True when a message carries the file, to whomever. */
export async function isSent(em: EntityManager, fileId: string): Promise<boolean> {
  return (await em.count(Message, { attachment: fileId })) > 0;
}

/** True when a message in one of the viewer's conversations carries the file; for a company not in those with somebody who has left. */
export async function isInMessageOfViewer(ctx: Ctx, fileId: string): Promise<boolean> {
  const scopes = scopesOf(ctx);
  return scopes.length > 0 && (await ctx.em.count(Message, { attachment: fileId, conversation: { $or: scopes } })) > 0;
}
