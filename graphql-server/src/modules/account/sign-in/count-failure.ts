import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";

/** Failures in a row after which only a reset by mail helps (NIST SP 800-63B-4). */
export const failuresUntilDisabled = 100;

/** Stands in for an unknown account, so that refusing it costs the same statements. */
const nobody = "00000000-0000-0000-0000-000000000000";

const statement = `update credential set consecutive_failures = consecutive_failures + 1, updated_at = ?,
  disabled_at = case when consecutive_failures + 1 >= ${failuresUntilDisabled} then coalesce(disabled_at, ?) else disabled_at end
  where kind = ? and account_id = ?`;

/** Notes a wrong password or code of a sign-in; an account that does not exist costs the same. */
export function countFailure(ctx: Ctx, account: { kind: AccountKind; id: string | undefined; step: "password" | "code" }): Promise<void> {
  const { kind, id, step } = account;
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em: EntityManager) => {
    await em.execute(statement, [now, now, kind, id ?? nobody]);
    const actor = { kind, id: id ?? null };
    recordAudit(ctx, em, { action: "session.signIn", objectType: "Session", result: "FAILED", actor, detail: { step } });
  });
}
