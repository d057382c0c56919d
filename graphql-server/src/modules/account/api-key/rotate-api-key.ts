import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { ApiKey } from "./api-key.entity.ts";
import { keptOf, newApiToken } from "./api-key.token.ts";
import { endOfTerm, formerDays, termShape } from "./key-term.ts";

const schema = z.strictObject({ id: z.string().max(64), expiresInDays: termShape });

/**
 * Replaces a key by a new one, shown this once, with a term of its own; the one before opens for a week more, and never beyond its own end.
 * @throws UserErrors REAUTHENTICATION_REQUIRED, NOT_FOUND, also for one that has ended
 */
export async function rotateApiKey(ctx: Ctx, input: z.input<typeof schema>): Promise<{ apiKey: ApiKey; token: string }> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const { id, expiresInDays } = parse(schema, input);
  const token = newApiToken();
  const apiKey = await runInTransaction(ctx.em, async (em) => {
    const key = isId(id) ? await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
    const now = ctx.now();
    const hasEnded = key?.revokedAt || (key?.expiresAt && key.expiresAt <= now);
    if (!key || hasEnded) throw notFound();
    const week = endOfTerm(now, formerDays);
    const formerUntil = key.expiresAt && key.expiresAt < week ? key.expiresAt : week;
    Object.assign(key, { formerTokenHash: key.tokenHash, formerUntil, ...keptOf(token), expiresAt: endOfTerm(now, expiresInDays) });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "apiKey.rotate", objectType: "ApiKey", objectId: id, actor, detail: { prefix: key.prefix } });
    await em.flush();
    return key;
  });
  return { apiKey, token };
}
