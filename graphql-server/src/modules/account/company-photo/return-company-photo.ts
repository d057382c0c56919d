import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { companyNameIn } from "../company/company-name.ts";
import { companyReader } from "../member/company-mail-locale.ts";
import type { CompanyPhoto } from "./company-photo.entity.ts";
import { lockAnyPhoto } from "./lock-photos.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), reason: z.string().trim().min(1).max(2_000) });

/** The version sent back: the one that waits, or else the one that visitors see, which they then see no more. */
function sendBack(photo: CompanyPhoto, reason: string): void {
  if (photo.submittedAt) Object.assign(photo, { submittedAt: null, returnReason: reason });
  else if (photo.shown && !photo.waiting) Object.assign(photo, { shown: null, waiting: photo.shown, returnReason: reason });
  else throw userError("ILLEGAL_TRANSITION", ["id"], { legal: "-" });
}

/**
 * Sends a photo back to its company with the reason: a new one before it is shown, a shown one off the site.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function returnCompanyPhoto(ctx: Ctx, input: z.input<typeof schema>): Promise<CompanyPhoto> {
  const admin = requireOperator(ctx);
  const { reason, ...wanted } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const photo = await lockAnyPhoto(em, wanted);
    sendBack(photo, reason);
    photo.updatedAt = ctx.now();
    const company = await photo.company.loadOrFail();
    const reader = await companyReader(em, company);
    ctx.mail(em, { ...reader, template: "company-photo-returned", params: { company: companyNameIn(reader.locale, company), reason } });
    const [actor, detail] = [auditActor(admin), { reason }];
    recordAudit(ctx, em, { action: "companyPhoto.return", objectType: "CompanyPhoto", objectId: photo.id, actor, detail });
    await em.flush();
    return photo;
  });
}
