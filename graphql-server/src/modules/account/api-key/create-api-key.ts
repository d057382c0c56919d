import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { AdminUser } from "../admin/admin-user.entity.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { ApiKey } from "./api-key.entity.ts";
import { keptOf, newApiToken } from "./api-key.token.ts";
import { endOfTerm, termShape } from "./key-term.ts";

const schema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  requestsPerMinute: z.int().min(1).max(6_000),
  expiresInDays: termShape,
});

export interface CreateApiKeyInput {
  name: string;
  requestsPerMinute: number;
  /** Days after which it ends, 1 to 730. */
  expiresInDays: number;
}

/** Makes a key for a partner. Its token is returned only once: only its hash is kept. @throws UserErrors REAUTHENTICATION_REQUIRED */
export async function createApiKey(ctx: Ctx, input: CreateApiKeyInput): Promise<{ apiKey: ApiKey; token: string }> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const { name, requestsPerMinute, expiresInDays } = parse(schema, input);
  const token = newApiToken();
  const apiKey = await runInTransaction(ctx.em, async (em) => {
    const made = em.create(ApiKey, {
      id: newId(),
      name,
      ...keptOf(token),
      scopes: ["works:read"],
      requestsPerMinute,
      createdBy: em.getReference(AdminUser, adminId),
      createdAt: ctx.now(),
      expiresAt: endOfTerm(ctx.now(), expiresInDays),
    });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "apiKey.create", objectType: "ApiKey", objectId: made.id, actor, detail: { prefix: made.prefix } });
    await em.flush();
    return made;
  });
  return { apiKey, token };
}
