import { randomInt } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const codeLength = 12;
const codeCount = 10;

export interface AccountRef {
  kind: AccountKind;
  accountId: string;
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

const purpose = "recovery-code";

/** A code is bound to its owner. */
const signedValue = ({ kind, accountId }: AccountRef, code: string) => `${kind}:${accountId}:${code}`;

/** The hash of a code that is stored: made with the server's key, so that a stolen table opens nothing. */
export function recoveryCodeHash({ sign }: Pick<Ctx, "sign">, owner: AccountRef, code: string): string {
  return sign(purpose, signedValue(owner, code));
}

/** What the hash of a code may be in the table. */
export function recoveryCodeHashes({ signatures }: Pick<Ctx, "signatures">, owner: AccountRef, code: string): string[] {
  return signatures(purpose, signedValue(owner, code));
}

/** As it is written down: in groups of four. */
function readable(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Gives an account ten new codes in the given transaction and voids all it had. @returns the codes, which are never shown again. */
export async function replaceRecoveryCodes(ctx: Ctx, em: EntityManager, owner: AccountRef): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, owner);
  const codes = Array.from({ length: codeCount }, newCode);
  for (const code of codes) {
    em.create(RecoveryCode, { id: newId(), ...owner, code, codeHash: recoveryCodeHash(ctx, owner, code), createdAt: ctx.now() });
  }
  return codes.map(readable);
}
