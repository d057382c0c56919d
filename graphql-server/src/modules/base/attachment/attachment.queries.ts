import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { mayOperate } from "../../account/admin/operator.policy.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Message } from "../../message/conversation/message.entity.ts";
import { Attachment } from "./attachment.entity.ts";

/** The seeker's résumé files, newest first. */
export function listResumes(ctx: Ctx, userId: string): Promise<Attachment[]> {
  const mine = { ownerKind: "SEEKER", ownerId: userId, purpose: "RESUME", state: "CLEAN" } as const;
  return ctx.em.find(Attachment, mine, { orderBy: { createdAt: "desc", id: "desc" }, limit: 100 });
}

/** The seeker's photo. */
export function findPhoto(ctx: Ctx, userId: string): Promise<Attachment | null> {
  const mine = { ownerKind: "SEEKER", ownerId: userId, purpose: "PHOTO", state: "CLEAN" } as const;
  return ctx.em.findOne(Attachment, mine, { orderBy: { createdAt: "desc", id: "desc" } });
}

/** Files of the seeker's certificates, newest first. */
export function listCertificateFiles(ctx: Ctx, userId: string): Promise<Attachment[]> {
  const mine = { ownerKind: "SEEKER", ownerId: userId, purpose: "CERTIFICATE", state: "CLEAN" } as const;
  return ctx.em.find(Attachment, mine, { orderBy: { createdAt: "desc", id: "desc" }, limit: 100 });
}

/** True when one of the company's applications carries the file. */
async function isInEntryOf(ctx: Ctx, file: Attachment, companyId: string): Promise<boolean> {
  return (await ctx.em.count(Entry, { resume: file.id, company: companyId, hiddenFromCompany: false })) > 0;
}

/** True when a message of one of the reader's conversations carries the file. */
async function isInConversationOf(
  ctx: Ctx,
  file: Attachment,
  scope: { user: string } | { company: string; hiddenFromCompany: false } | { kind: { $in: ["ADMIN_SEEKER", "ADMIN_COMPANY"] } },
): Promise<boolean> {
  return (await ctx.em.count(Message, { attachment: file.id, conversation: scope })) > 0;
}

async function mayReadAsSeeker(ctx: Ctx, file: Attachment): Promise<boolean> {
  const { seeker } = ctx.viewer;
  if (!seeker) return false;
  if (file.ownerKind === "SEEKER" && file.ownerId === seeker.userId) return true;
  return isInConversationOf(ctx, file, { user: seeker.userId });
}

async function mayReadAsCompany(ctx: Ctx, file: Attachment): Promise<boolean> {
  const { company } = ctx.viewer;
  if (!company) return false;
  if (file.ownerKind === "COMPANY" && file.ownerId === company.companyId) return true;
  return (
    (await isInEntryOf(ctx, file, company.companyId)) ||
    isInConversationOf(ctx, file, { company: company.companyId, hiddenFromCompany: false })
  );
}

/** The operator opens what was sent to the operator or by one, and nothing else. */
async function mayReadAsOperator(ctx: Ctx, file: Attachment): Promise<boolean> {
  return mayOperate(ctx.viewer) && isInConversationOf(ctx, file, { kind: { $in: ["ADMIN_SEEKER", "ADMIN_COMPANY"] } });
}

/** The file if the viewer may open it: its owner, the company it was sent to, or the other side of the conversation. */
export async function findReadableAttachment(ctx: Ctx, id: string): Promise<Attachment | null> {
  const file = isId(id) ? await ctx.em.findOne(Attachment, { id, state: "CLEAN" }) : null;
  if (!file) return null;
  return (await mayReadAsSeeker(ctx, file)) || (await mayReadAsCompany(ctx, file)) || (await mayReadAsOperator(ctx, file)) ? file : null;
}

/** A picture of a news item. */
export function findNewsImage(ctx: Ctx, id: string): Promise<Attachment | null> {
  return isId(id) ? ctx.em.findOne(Attachment, { id, purpose: "NEWS", state: "CLEAN" }) : Promise.resolve(null);
}
