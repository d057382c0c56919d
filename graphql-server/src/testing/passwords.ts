import type { EntityManager } from "@mikro-orm/postgresql";
import { Credential } from "../modules/account/password/credential.entity.ts";
import { hashPassword } from "../platform/password/password.ts";
import { newId } from "../shared/ids.ts";
import type { AccountKind } from "../shared/viewer/actor.ts";

/** A password that every rule allows. */
export const goodPassword = "三毛猫と歩く春の川べりの道をゆく";

let known: Promise<string> | undefined;

/** Gives an account the good password. Flush the entity manager to write it. */
export async function aCredential(em: EntityManager, account: { kind: AccountKind; accountId: string }): Promise<Credential> {
  known ??= hashPassword(goodPassword);
  return em.create(Credential, { id: newId(), ...account, passwordHash: await known, updatedAt: new Date("2026-11-20T00:00:00Z") });
}
