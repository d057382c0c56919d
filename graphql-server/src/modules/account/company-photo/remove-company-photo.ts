import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { lockPhotos } from "./lock-photos.ts";
import { dropFiles, forgetFiles } from "./photo-files.ts";

const schema = z.strictObject({ id: z.string() });

/** Removes one of the company's photos with its files. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function removeCompanyPhoto(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const { id } = parse(schema, input);
  const keys = await runInTransaction(ctx.em, async (em) => {
    const photo = (await lockPhotos(em, owner.companyId)).find((one) => one.id === id);
    if (!photo) throw notFound();
    const { shown = null, waiting = null } = photo;
    em.remove(photo);
    recordAudit(ctx, em, { action: "companyPhoto.remove", objectType: "CompanyPhoto", objectId: id, actor: auditActor(owner) });
    await em.flush();
    return [...(await dropFiles(em, shown)), ...(await dropFiles(em, waiting))];
  });
  await forgetFiles(
    ctx,
    keys.map((key) => ({ key })),
  );
}
