import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../platform/database/read-rows.ts";
import type { AdminTwoFactor } from "../../../platform/environment.ts";
import { type AccountKind, accountKinds } from "../../../shared/viewer/actor.ts";
import { readScopes } from "../../../shared/viewer/app-scopes.ts";
import type { AdminRole, CompanyRole, CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import { Session } from "./session.entity.ts";
import { lastSeenSeconds, minutesFrom, sessionMinutes } from "./session.limits.ts";
import { tokenHash } from "./session.token.ts";

/** A live session with what its account may do now. */
interface SessionFacts {
  session_id: string;
  account_id: string;
  token_hash: string;
  authenticated_at: Date | string;
  is_due: boolean;
  app_id: string | null;
  scopes: string | null;
}
type SessionRow = SessionFacts &
  (
    | { kind: "SEEKER" }
    | { kind: "COMPANY"; company_id: string; company_status: CompanyStatus; company_role: CompanyRole }
    | { kind: "ADMIN"; admin_role: AdminRole; must_enrol: boolean }
  );

/** A seeker who is leaving may come back by signing in, so CANCELLING still counts. */
const mayBeSignedIn = `(s.kind = 'SEEKER' and u.id is not null)
  or (s.kind = 'COMPANY' and c.id is not null)
  or (s.kind = 'ADMIN' and a.id is not null)`;

function statement(hashes: number): string {
  return `select s.id as session_id, s.kind, s.account_id, s.token_hash, s.authenticated_at, s.last_seen_at <= ?::timestamptz as is_due,
      s.app_id, array_to_string(s.scopes, ' ') as scopes,
      c.id as company_id, c.status as company_status, m.role as company_role, a.role as admin_role,
      ?::boolean and a.id is not null and not exists (
        select 1 from two_factor f where f.kind = 'ADMIN' and f.account_id = a.id and f.confirmed_at is not null
      ) as must_enrol
    from session s
    left join users u on s.kind = 'SEEKER' and u.id = s.account_id and u.status in ('ACTIVE', 'CANCELLING')
    left join company_member m on s.kind = 'COMPANY' and m.id = s.account_id and m.status = 'ACTIVE'
    left join company c on c.id = m.company_id and c.status in ('PENDING', 'ACTIVE')
    left join admin_user a on s.kind = 'ADMIN' and a.id = s.account_id and a.status = 'ACTIVE'
    where s.token_hash in (${Array.from({ length: hashes }, () => "?").join(", ")})
      and s.expires_at > ?::timestamptz
      and case when s.app_id is null
        then s.last_seen_at > case s.kind when 'SEEKER' then ?::timestamptz when 'COMPANY' then ?::timestamptz else ?::timestamptz end
        else s.token_expires_at > ?::timestamptz end
      and (${mayBeSignedIn})`;
}

function addSession(viewer: Viewer, row: SessionRow): void {
  const app = row.app_id === null ? undefined : { clientId: row.app_id, scopes: readScopes(row.scopes ?? "") };
  const session = { sessionId: row.session_id, authenticatedAt: new Date(row.authenticated_at), ...(app && { app }) };
  if (row.kind === "SEEKER") viewer.seeker = { kind: row.kind, userId: row.account_id, ...session };
  else if (row.kind === "ADMIN") {
    const admin = { kind: row.kind, adminId: row.account_id, role: row.admin_role, ...session };
    if (row.must_enrol) viewer.adminToEnrol = admin;
    else viewer.admin = admin;
  } else {
    const { company_id: companyId, company_status: companyStatus, company_role: role } = row;
    viewer.company = { kind: row.kind, memberId: row.account_id, companyId, companyStatus, role, ...session };
  }
}

/**
 * Finds the viewer by the session tokens of the request. Unknown, idle and ended sessions, and those of accounts that may not sign in,
 * count as none. Takes one statement for all three kinds and none without a token; also notes the visit, at most once a minute.
 */
export async function resolveViewer(
  em: EntityManager,
  { tokens, now, adminTwoFactor }: { tokens: Partial<Record<AccountKind, string>>; now: Date; adminTwoFactor: AdminTwoFactor },
): Promise<Viewer> {
  const hashes = Object.values(tokens).map(tokenHash);
  if (hashes.length === 0) return {};
  const idle = accountKinds.map((kind) => minutesFrom(now, -sessionMinutes[kind].idle).toISOString());
  const noted = new Date(now.getTime() - lastSeenSeconds * 1_000).toISOString();
  const required = String(adminTwoFactor === "required");
  const values = [noted, required, ...hashes, now.toISOString(), ...idle, now.toISOString()];
  const rows = await readRows<SessionRow>(em, { text: statement(hashes.length), values, prepared: true });
  const due = rows.filter(({ is_due }) => is_due).map(({ session_id }) => session_id);
  if (due.length > 0) await em.nativeUpdate(Session, { id: { $in: due }, lastSeenAt: { $lte: noted } }, { lastSeenAt: now });
  const viewer: Viewer = {};
  for (const row of rows) {
    const token = tokens[row.kind];
    if (token && tokenHash(token) === row.token_hash) addSession(viewer, row);
  }
  return viewer;
}
