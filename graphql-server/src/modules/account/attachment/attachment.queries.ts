import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { mayOperate } from "../admin/operator.policy.ts";
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

function isOwner({ viewer: { seeker, company } }: Ctx, { ownerKind, ownerId }: Attachment): boolean {
  return (ownerKind === "SEEKER" && ownerId === seeker?.userId) || (ownerKind === "COMPANY" && ownerId === company?.companyId);
}

/** A company's own file goes with the messages that carried it: once all of them went to people who have left, it opens no more. */
async function mayOpenOwn(ctx: Ctx, { id, ownerKind, purpose }: Attachment): Promise<boolean> {
  const mayBeSent = ownerKind === "COMPANY" && purpose === "MESSAGE";
  return !mayBeSent || !(await ctx.hooks.isAttachmentSent(ctx.em, id));
}

/** The file if the viewer may open it: its owner, the company it was sent to, the other side of the conversation, or who moderates it. */
export async function findReadableAttachment(ctx: Ctx, id: string): Promise<Attachment | null> {
  const file = isId(id) ? await ctx.em.findOne(Attachment, { id, state: "CLEAN" }) : null;
  if (!file) return null;
  const isModerated = file.purpose === "WORKPLACE_VIEW" && mayOperate(ctx.viewer);
  const isOpen = isModerated || (isOwner(ctx, file) && (await mayOpenOwn(ctx, file))) || (await ctx.hooks.mayReadAttachment(ctx, file.id));
  return isOpen ? file : null;
}

/** Keys among these under which a row keeps a file, whoever's it is. */
export async function ownedKeys(em: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await em.find(Attachment, { storageKey: { $in: [...keys] } }, { fields: ["storageKey"] });
  em.clear();
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** A picture of a news item. */
export function findNewsImage(ctx: Ctx, id: string): Promise<Attachment | null> {
  return isId(id) ? ctx.em.findOne(Attachment, { id, purpose: "NEWS", state: "CLEAN" }) : Promise.resolve(null);
}
