import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import type { PasskeyKind } from "../passkey/passkey.kind.ts";

/** An account that agrees, to what, and when. */
interface Consent {
  kind: PasskeyKind;
  accountId: string;
  version: string;
  at: Date;
}

/** Keeps that an account agreed to a version of the terms. @returns false when it had agreed to that version before: the first time stays */
export async function recordConsent(em: EntityManager, { kind, accountId, version, at }: Consent): Promise<boolean> {
  const rows = await em.execute(
    `insert into terms_consent (id, kind, account_id, version, accepted_at) values (?, ?, ?, ?, ?)
     on conflict (kind, account_id, version) do nothing returning id`,
    [newId(), kind, accountId, version, at],
  );
  return rows.length > 0;
}
