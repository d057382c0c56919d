import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../admin/editor.policy.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { requireRecruiter } from "../member/recruiter.policy.ts";
import { Attachment } from "./attachment.entity.ts";
import { type CheckedContent, checkContent, checkPhoto, checkPicture, checkText } from "./checked-content.ts";

export interface StoreAttachmentInput {
  as: "SEEKER" | "COMPANY" | "ADMIN";
  purpose: "RESUME" | "MESSAGE" | "PHOTO" | "CERTIFICATE" | "NEWS" | "POSTER" | "ITEMS" | "WORKPLACE";
  fileName: string;
  bytes: Buffer;
}

/** Purposes that editors upload files for. */
const editorPurposes = ["NEWS", "POSTER", "ITEMS"] as const;

/** Purposes of a picture and nothing else. */
const pictures: ReadonlySet<string> = new Set(["NEWS", "POSTER", "WORKPLACE"]);

/** The most files a side may keep for a purpose; files for messages count while they are not sent. */
const keepAtMost = 20;

function ownerOf(ctx: Ctx, { as, purpose }: StoreAttachmentInput): Pick<Attachment, "ownerKind" | "ownerId"> {
  if (as === "ADMIN" && purpose === "MESSAGE") return { ownerKind: "ADMIN", ownerId: requireOperator(ctx).adminId };
  if ((as === "ADMIN") !== editorPurposes.some((own) => own === purpose)) throw userError("INVALID", ["purpose"]);
  if (as === "ADMIN") return { ownerKind: "ADMIN", ownerId: requireEditor(ctx).adminId };
  if (as === "COMPANY") {
    if (purpose === "WORKPLACE") return { ownerKind: "COMPANY", ownerId: requireCompanyOwner(ctx).companyId };
    if (purpose !== "MESSAGE") throw userError("INVALID", ["purpose"]);
    return { ownerKind: "COMPANY", ownerId: requireRecruiter(ctx).companyId };
  }
  if (purpose === "WORKPLACE") throw userError("INVALID", ["purpose"]);
  if (!ctx.viewer.seeker) throw userError("UNAUTHENTICATED");
  return { ownerKind: "SEEKER", ownerId: ctx.viewer.seeker.userId };
}

const shownExtensions: Readonly<Record<string, string>> = { "application/pdf": "pdf", "text/csv": "csv", "application/json": "json" };

/** The name for display: no folders, no control characters, with the extension of what is stored. */
function shownName(fileName: string, mimeType: string): string {
  const base = fileName
    .normalize("NFC")
    .replace(/^.*[\\/]/, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
  const stem = base.replace(/\.[^.]*$/, "").slice(0, 200) || "file";
  return `${stem}.${shownExtensions[mimeType] ?? "jpg"}`;
}

function checkFor(input: StoreAttachmentInput): Promise<CheckedContent> | CheckedContent {
  if (input.purpose === "PHOTO") return checkPhoto(input);
  if (pictures.has(input.purpose)) return checkPicture(input);
  return input.purpose === "ITEMS" ? checkText(input) : checkContent(input);
}

async function forget(ctx: Ctx, files: readonly Attachment[]): Promise<void> {
  await ctx.em.nativeDelete(Attachment, { id: { $in: files.map(({ id }) => id) } });
  for (const { storageKey } of files) await ctx.storage.delete(storageKey);
}

/** A person has one photo: the new one takes the place of those before. */
async function forgetOtherPhotos(ctx: Ctx, { id, ownerKind, ownerId }: Attachment): Promise<void> {
  await forget(ctx, await ctx.em.find(Attachment, { ownerKind, ownerId, purpose: "PHOTO", id: { $ne: id } }));
}

/** A picture for a company's photos that became none within the hour is not wanted any more. */
const unusedMs = 3_600_000;

async function forgetUnused(ctx: Ctx, { ownerKind, ownerId }: Pick<Attachment, "ownerKind" | "ownerId">): Promise<void> {
  const before = new Date(ctx.now().getTime() - unusedMs);
  await forget(ctx, await ctx.em.find(Attachment, { ownerKind, ownerId, purpose: "WORKPLACE", createdAt: { $lt: before } }));
}

/** Counts the owner's files of a purpose; files already sent in a message belong to it and are not counted. Undefined without a limit. */
async function countKept(ctx: Ctx, { ownerKind, ownerId, purpose }: Pick<Attachment, "ownerKind" | "ownerId" | "purpose">) {
  if (purpose === "RESUME" || purpose === "CERTIFICATE" || purpose === "WORKPLACE")
    return ctx.em.count(Attachment, { ownerKind, ownerId, purpose });
  if (purpose !== "MESSAGE") return undefined;
  const [row] = await ctx.em.execute<{ count: number }[]>(
    `select count(*)::int as count from attachment a where a.owner_kind = ? and a.owner_id = ? and a.purpose = ?
     and not exists (select 1 from message m where m.attachment_id = a.id)`,
    [ownerKind, ownerId, purpose],
  );
  return row?.count;
}

/** Stores a private file of the viewer. @throws UserErrors FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED, TOO_MANY_FILES, RATE_LIMITED */
export async function storeAttachment(ctx: Ctx, input: StoreAttachmentInput): Promise<Attachment> {
  const owner = ownerOf(ctx, input);
  await enforceLimit(ctx, "upload", owner.ownerId);
  if (input.purpose === "WORKPLACE") await forgetUnused(ctx, owner);
  if (((await countKept(ctx, { ...owner, purpose: input.purpose })) ?? 0) >= keepAtMost) {
    throw userError("TOO_MANY_FILES", ["file"], { maximum: keepAtMost });
  }
  const { bytes, mimeType } = await checkFor(input);
  const { key, byteSize, sha256 } = await ctx.storage.put(bytes);
  try {
    const attachment = ctx.em.create(Attachment, {
      id: newId(),
      ...owner,
      purpose: input.purpose,
      fileName: shownName(input.fileName, mimeType),
      mimeType,
      byteSize,
      sha256,
      storageKey: key,
      state: "CLEAN",
      createdAt: ctx.now(),
    });
    await ctx.em.flush();
    if (input.purpose === "PHOTO") await forgetOtherPhotos(ctx, attachment);
    return attachment;
  } catch (error) {
    await ctx.storage.delete(key);
    throw error;
  }
}
