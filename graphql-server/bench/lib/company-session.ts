import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sessionCookieNames } from "../../src/app/session-cookies.ts";
import { tokenHash } from "../../src/modules/account/session/session.token.ts";
import { newId } from "../../src/shared/ids.ts";

/** The cookie of an owner of the company with the most applications, written straight into the database under measurement. */
export async function companyCookie(em: EntityManager): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const written = await em.execute<object[]>(
    `insert into session (id, token_hash, kind, account_id, created_at, last_seen_at, authenticated_at, expires_at)
     select ?, ?, 'COMPANY', m.id, now(), now(), now(), now() + interval '1 day'
     from company_member m join company c on c.id = m.company_id
     where m.status = 'ACTIVE' and m.role = 'OWNER' and c.status = 'ACTIVE'
     order by (select count(*) from work w join entry e on e.work_id = w.id where w.company_id = c.id) desc, m.id limit 1 returning id`,
    [newId(), tokenHash(token)],
  );
  if (written.length === 0) throw new Error("The database has no owner of a company");
  return `${sessionCookieNames.COMPANY}=${token}`;
}
