import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { userError } from "../../../shared/user-error.ts";
import { type AccountRef, recoveryCodeHashes } from "./recovery-codes.ts";
import { stepOf } from "./totp.ts";
import { TwoFactor } from "./two-factor.entity.ts";

export type SpentCode = "AUTHENTICATOR" | "RECOVERY";

/** Reads a code as it was meant: full-width digits, spaces and hyphens come from telephones and paper. */
function plainCode(code: string): string {
  return code.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
}

const spendStep = `update two_factor set last_step = ? where id = ? and confirmed_at is not null and (last_step is null or last_step < ?)
  returning id`;
const spendRecovery = (hashes: readonly string[]) => `update recovery_code set used_at = ?
  where kind = ? and account_id = ? and code_hash in (${hashes.map(() => "?").join(", ")}) and used_at is null returning id`;

/** Takes a code if it is right and was not taken before: of any number of simultaneous requests with one code, exactly one succeeds. */
async function spend(ctx: Ctx, em: EntityManager, owner: AccountRef, code: string): Promise<SpentCode | undefined> {
  const secondFactor = await em.findOne(TwoFactor, { ...owner, confirmedAt: { $ne: null } });
  if (!secondFactor) return undefined;
  const now = ctx.now();
  const step = stepOf(code, { secret: secondFactor.secret, now });
  if (step !== undefined) {
    const rows: unknown[] = await em.execute(spendStep, [step, secondFactor.id, step]);
    return rows.length === 1 ? "AUTHENTICATOR" : undefined;
  }
  const { kind, accountId } = owner;
  const hashes = recoveryCodeHashes(ctx, owner, code);
  const rows: unknown[] = await em.execute(spendRecovery(hashes), [now, kind, accountId, ...hashes]);
  return rows.length === 1 ? "RECOVERY" : undefined;
}

/** Counts one try of an account's codes, whichever screen it came from; call it outside a transaction. @throws UserErrors RATE_LIMITED */
export function countCodeTry(ctx: Ctx, { kind, accountId }: AccountRef): Promise<void> {
  return enforceLimit(ctx, "two-factor", `${kind}:${accountId}`);
}

/** Forgets the tries after a right code. */
export function forgiveCodeTries(ctx: Ctx, { kind, accountId }: AccountRef): Promise<void> {
  return ctx.limits.clear("two-factor", `${kind}:${accountId}`);
}

/**
 * Takes a code of the authenticator or a recovery code. Each works once. Call it outside of a transaction.
 * @throws UserErrors RATE_LIMITED; WRONG_CODE for a wrong, an old and a used one alike
 */
export async function spendCode(ctx: Ctx, owner: AccountRef, code: string): Promise<SpentCode> {
  await countCodeTry(ctx, owner);
  const spent = await spend(ctx, ctx.em, owner, plainCode(code));
  if (!spent) throw userError("WRONG_CODE", ["code"]);
  await forgiveCodeTries(ctx, owner);
  return spent;
}
