import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sessionCookieNames } from "../../src/app/session-cookies.ts";
import { tokenHash } from "../../src/modules/account/session/session.token.ts";
import { newId } from "../../src/shared/ids.ts";

/** The cookie of an operator who has signed in a moment ago with both factors, written straight into the database under measurement. */
export async function adminCookie(em: EntityManager): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const adminId = newId();
  await em.execute(
    `insert into admin_user (id, email, name, role, status, created_at, updated_at) values (?, ?, 'bench', 'OPERATOR', 'ACTIVE', now(), now())`,
    [adminId, `${adminId}@bench.example.jp`],
  );
  await em.execute(
    `insert into two_factor (id, kind, account_id, secret, confirmed_at, created_at) values (?, 'ADMIN', ?, 'never read', now(), now())`,
    [newId(), adminId],
  );
  await em.execute(
    `insert into session (id, token_hash, kind, account_id, created_at, last_seen_at, authenticated_at, expires_at)
     values (?, ?, 'ADMIN', ?, now(), now(), now(), now() + interval '1 hour')`,
    [newId(), tokenHash(token), adminId],
  );
  return `${sessionCookieNames.ADMIN}=${token}`;
}
