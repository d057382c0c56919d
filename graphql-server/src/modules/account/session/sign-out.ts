import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Session } from "./session.entity.ts";
import { accountIdOf, sessionIdOf } from "./start-session.ts";

/** Ends the browser's session of one kind on the server. Signing out twice does nothing. @returns the viewer that remains. */
export async function signOut(ctx: Ctx, { kind }: { kind: AccountKind }): Promise<Viewer> {
  const sessionId = sessionIdOf(ctx.viewer, kind);
  const { seeker, company, admin, adminToEnrol } = ctx.viewer;
  if (sessionId) {
    await runInTransaction(ctx.em, async (em) => {
      await em.nativeDelete(Session, { id: sessionId });
      const actor = { kind, id: accountIdOf(ctx.viewer, kind) ?? null, sessionId };
      recordAudit(ctx, em, { action: "session.signOut", objectType: "Session", objectId: sessionId, actor });
    });
  }
  return {
    ...(seeker && kind !== "SEEKER" && { seeker }),
    ...(company && kind !== "COMPANY" && { company }),
    ...(admin && kind !== "ADMIN" && { admin }),
    ...(adminToEnrol && kind !== "ADMIN" && { adminToEnrol }),
  };
}
