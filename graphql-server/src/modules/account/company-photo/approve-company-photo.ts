import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import type { CompanyPhoto } from "./company-photo.entity.ts";
import { lockAnyPhoto } from "./lock-photos.ts";
import { dropFiles, forgetFiles } from "./photo-files.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** Shows visitors the version of a photo that waits. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function approveCompanyPhoto(ctx: Ctx, input: z.input<typeof schema>): Promise<CompanyPhoto> {
  const admin = requireOperator(ctx);
  const wanted = parse(schema, input);
  const { photo, keys } = await runInTransaction(ctx.em, async (em) => {
    const locked = await lockAnyPhoto(em, wanted);
    if (!locked.waiting || !locked.submittedAt) throw userError("ILLEGAL_TRANSITION", ["id"], { legal: "-" });
    const before = locked.shown ?? null;
    Object.assign(locked, { shown: locked.waiting, waiting: null, submittedAt: null, returnReason: null, updatedAt: ctx.now() });
    const actor = auditActor(admin);
    recordAudit(ctx, em, { action: "companyPhoto.approve", objectType: "CompanyPhoto", objectId: locked.id, actor });
    await em.flush();
    return { photo: locked, keys: await dropFiles(em, before, locked.shown ?? null) };
  });
  await forgetFiles(
    ctx,
    keys.map((key) => ({ key })),
  );
  return photo;
}
