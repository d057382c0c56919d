import type { EntityManager } from "@mikro-orm/postgresql";
import { RecoveryCode } from "./recovery-code.entity.ts";
import type { AccountRef } from "./recovery-codes.ts";
import { TwoFactor } from "./two-factor.entity.ts";

/** Takes secret and recovery codes of an account away. @returns whether there was a second factor */
export async function removeTwoFactor(em: EntityManager, { kind, accountId }: AccountRef): Promise<boolean> {
  await em.nativeDelete(RecoveryCode, { kind, accountId });
  return (await em.nativeDelete(TwoFactor, { kind, accountId })) > 0;
}
