import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { Session } from "../session/session.entity.ts";
import { OAuthClient } from "./oauth-client.entity.ts";

/** Ends an app with all that people let it do. Ending it again changes nothing. @throws UserErrors NOT_FOUND */
export async function endOAuthClient(ctx: Ctx, { id }: { id: string }): Promise<OAuthClient> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const client = isId(id) ? await em.findOne(OAuthClient, { id }) : null;
    if (!client) throw notFound();
    if (client.endedAt) return client;
    client.endedAt = ctx.now();
    const ended = await em.nativeDelete(Session, { app: id });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "oauthClient.end", objectType: "OauthClient", objectId: id, actor, detail: { ended } });
    await em.flush();
    return client;
  });
}
