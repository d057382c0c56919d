import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sessionCookieNames } from "../../src/app/session-cookies.ts";
import { tokenHash } from "../../src/modules/account/session/session.token.ts";
import { newId } from "../../src/shared/ids.ts";

/** A session of the seeker of the demo who has the most to show, written straight into the database under measurement. */
export async function seekerSession(em: EntityManager): Promise<{ cookie: string; hash: string }> {
  const token = randomBytes(32).toString("base64url");
  const hash = tokenHash(token);
  const written = await em.execute<object[]>(
    `insert into session (id, token_hash, kind, account_id, created_at, last_seen_at, authenticated_at, expires_at)
     select ?, ?, 'SEEKER', u.id, now(), now(), now(), now() + interval '1 day' from users u where u.status = 'ACTIVE'
     order by (select count(*) from conversation c where c.user_id = u.id) desc, u.id limit 1 returning id`,
    [newId(), hash],
  );
  if (written.length === 0) throw new Error("The database has no seeker");
  return { cookie: `${sessionCookieNames.SEEKER}=${token}`, hash };
}
