import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { altSchema, lockOwnPhoto } from "./lock-photos.ts";
import { dropFiles, forgetFiles, keepPhoto, storePhoto } from "./photo-files.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), alt: altSchema, attachmentId: z.string().nullish() });

/**
 * Changes the words of a photo, or its picture as well. The change waits for the operator; visitors see the photo as it was approved.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, PICTURE_UNSUITABLE, or what is wrong with its words
 */
export async function changeCompanyPhoto(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const { alt, attachmentId, ...wanted } = parse(schema, input);
  await requireLawfulText(ctx, alt, ["alt"]);
  const stored = attachmentId ? await storePhoto(ctx, owner.companyId, attachmentId) : null;
  try {
    const keys = await runInTransaction(ctx.em, async (em) => {
      const photo = await lockOwnPhoto(em, owner.companyId, wanted);
      const before = photo.waiting ?? photo.shown;
      const at = ctx.now();
      const files = stored ? await keepPhoto(em, { companyId: owner.companyId, at }, stored) : (before?.files ?? []);
      if (!stored && before?.alt === alt) return [];
      const gone = photo.waiting ?? null;
      const waiting = { alt, files };
      Object.assign(photo, { waiting, submittedAt: at, returnReason: null, updatedAt: at });
      const actor = auditActor(owner);
      recordAudit(ctx, em, { action: "companyPhoto.update", objectType: "CompanyPhoto", objectId: photo.id, actor });
      await em.flush();
      return dropFiles(em, gone, waiting, photo.shown ?? null);
    });
    await forgetFiles(ctx, [...keys.map((key) => ({ key })), ...(stored ? [stored.upload] : [])]);
  } catch (error) {
    await forgetFiles(ctx, stored?.files ?? []);
    throw error;
  }
}
