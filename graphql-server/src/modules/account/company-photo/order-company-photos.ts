import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { lockPhotos, mostPhotos } from "./lock-photos.ts";

const schema = z.strictObject({ ids: z.array(z.string()).max(mostPhotos) });

/** Puts the company's photos into an order that names each of them once. @throws UserErrors FORBIDDEN, STALE_VERSION when it does not */
export async function orderCompanyPhotos(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const { ids } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const photos = await lockPhotos(em, owner.companyId);
    const named = new Set(ids);
    if (named.size !== photos.length || ids.length !== photos.length || !photos.every(({ id }) => named.has(id))) {
      throw userError("STALE_VERSION", ["ids"]);
    }
    for (const photo of photos) photo.position = ids.indexOf(photo.id) + 1;
    const [objectType, objectId, actor] = ["Company", owner.companyId, auditActor(owner)] as const;
    recordAudit(ctx, em, { action: "companyPhoto.order", objectType, objectId, actor });
    await em.flush();
  });
}
