import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { CompanyPhoto } from "./company-photo.entity.ts";
import { altSchema, lockPhotos, mostPhotos } from "./lock-photos.ts";
import { forgetFiles, keepPhoto, storePhoto } from "./photo-files.ts";

const schema = z.strictObject({ attachmentId: z.string(), alt: altSchema });

/**
 * Adds a picture that was uploaded for it to the company's photos, behind the others; it waits for the operator.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, PICTURE_UNSUITABLE, TOO_MANY_PHOTOS, or what is wrong with its words
 */
export async function addCompanyPhoto(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const { attachmentId, alt } = parse(schema, input);
  await requireLawfulText(ctx, alt, ["alt"]);
  const stored = await storePhoto(ctx, owner.companyId, attachmentId);
  try {
    await runInTransaction(ctx.em, async (em) => {
      const photos = await lockPhotos(em, owner.companyId);
      if (photos.length >= mostPhotos) throw userError("TOO_MANY_PHOTOS", ["attachmentId"], { maximum: mostPhotos });
      const [id, at] = [newId(), ctx.now()];
      const files = await keepPhoto(em, { companyId: owner.companyId, at }, stored);
      const position = (photos.at(-1)?.position ?? 0) + 1;
      const waiting = { waiting: { alt, files }, submittedAt: at };
      em.create(CompanyPhoto, { id, company: owner.companyId, position, ...waiting, createdAt: at, updatedAt: at });
      recordAudit(ctx, em, { action: "companyPhoto.add", objectType: "CompanyPhoto", objectId: id, actor: auditActor(owner) });
      await em.flush();
    });
  } catch (error) {
    await forgetFiles(ctx, stored.files);
    throw error;
  }
  await ctx.storage.delete(stored.upload.key);
}
