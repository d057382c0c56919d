import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { User } from "../seeker/user.entity.ts";

/**
 * Signing in during the grace period brings the account back; for any other account nothing happens. Once it is over the account is gone
 * for its owner, erased or not yet: what the operator or the person ended must not come back. @returns whether it came back
 * @throws UserErrors INVALID_CREDENTIALS
 */
export async function returnFromCancellation(ctx: Ctx, em: EntityManager, userId: string): Promise<boolean> {
  const back: object[] = await em.execute(
    `update users set status = 'ACTIVE', cancelled_at = null, erase_after = null, updated_at = ?, version = version + 1
     where id = ? and status = 'CANCELLING' and erase_after > ? returning id`,
    [ctx.now(), userId, ctx.now()],
  );
  if ((await em.count(User, { id: userId, status: "ACTIVE" })) === 0) throw userError("INVALID_CREDENTIALS");
  return back.length > 0;
}
