import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";

/** Signing in during the grace period brings the account back; for any other account nothing happens. */
export async function returnFromCancellation(ctx: Ctx, em: EntityManager, userId: string): Promise<void> {
  await em.execute(
    `update users set status = 'ACTIVE', cancelled_at = null, erase_after = null, updated_at = ?, version = version + 1
     where id = ? and status = 'CANCELLING'`,
    [ctx.now(), userId],
  );
}
