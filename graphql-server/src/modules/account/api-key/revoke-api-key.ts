import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { ApiKey } from "./api-key.entity.ts";

/** Ends a key: from now on it opens nothing. Ending it again changes nothing. @throws UserErrors NOT_FOUND */
export async function revokeApiKey(ctx: Ctx, { id }: { id: string }): Promise<ApiKey> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const apiKey = isId(id) ? await em.findOne(ApiKey, { id }) : null;
    if (!apiKey) throw notFound();
    if (apiKey.revokedAt) return apiKey;
    apiKey.revokedAt = ctx.now();
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "apiKey.revoke", objectType: "ApiKey", objectId: id, actor, detail: { prefix: apiKey.prefix } });
    await em.flush();
    return apiKey;
  });
}
