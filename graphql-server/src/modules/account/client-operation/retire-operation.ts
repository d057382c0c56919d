import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { ClientOperation } from "./client-operation.entity.ts";

const schema = z.object({ id: z.string(), advice: z.string().trim().min(1).max(300) });

/**
 * Ends an operation: whoever sends it is answered OPERATION_RETIRED with the advice. Retiring it again changes nothing.
 * @throws UserErrors NOT_FOUND, REQUIRED, REAUTHENTICATION_REQUIRED
 */
export async function retireOperation(ctx: Ctx, input: z.input<typeof schema>): Promise<ClientOperation> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const { id, advice } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const operation = isId(id) ? await em.findOne(ClientOperation, { id }) : null;
    if (!operation) throw notFound();
    if (operation.retiredAt) return operation;
    Object.assign(operation, { retiredAt: ctx.now(), advice, changes: operation.changes + 1 });
    const { client } = operation;
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "clientOperation.retire", objectType: "ClientOperation", objectId: id, actor, detail: { client } });
    await em.flush();
    return operation;
  });
}
