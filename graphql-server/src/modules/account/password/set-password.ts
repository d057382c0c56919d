import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { Credential } from "./credential.entity.ts";

/** Gives an account a password in the given transaction, its first or a new one. A disabled one works again. */
export async function setPassword(
  em: EntityManager,
  { kind, accountId, passwordHash, now }: { kind: AccountKind; accountId: string; passwordHash: string; now: Date },
): Promise<void> {
  const fresh = { passwordHash, consecutiveFailures: 0, disabledAt: null, updatedAt: now };
  const known = await em.nativeUpdate(Credential, { kind, accountId }, fresh);
  if (known === 0) em.create(Credential, { id: newId(), kind, accountId, ...fresh });
}
