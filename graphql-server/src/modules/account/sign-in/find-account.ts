import type { EntityManager } from "@mikro-orm/postgresql";
import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { AdminRole, CompanyRole, CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { AdminViewer, Viewer } from "../../../shared/viewer/viewer.ts";
import { memberEmail } from "../member/company-member.entity.ts";
import { seekerEmail } from "../seeker/user.entity.ts";

/** The facts about an account that signing in and resetting a password need. */
export interface Account {
  id: string;
  email: string;
  locale: Locale;
  /** False for suspended, disabled and erased accounts, and for members of a suspended or closed company. */
  may_sign_in: boolean;
  password_hash: string | null;
  password_disabled: boolean;
  /** Whether a code is asked for in addition to the password. */
  two_factor: boolean;
  company_id?: string;
  company_status?: CompanyStatus;
  company_role?: CompanyRole;
  admin_role?: AdminRole;
}

const credential = "c.password_hash, coalesce(c.disabled_at is not null, false) as password_disabled";
const secondFactor = (kind: AccountKind) =>
  `exists (select 1 from two_factor f where f.kind = '${kind}' and f.account_id = a.id and f.confirmed_at is not null) as two_factor`;

const selections: Readonly<Record<AccountKind, string>> = {
  SEEKER: `select a.id, a.email, a.locale, a.status in ('ACTIVE', 'CANCELLING') as may_sign_in, ${credential},
    false as two_factor from users a left join credential c on c.kind = 'SEEKER' and c.account_id = a.id`,
  COMPANY: `select a.id, a.email, a.locale, a.status = 'ACTIVE' and o.status in ('PENDING', 'ACTIVE') as may_sign_in, ${credential},
    ${secondFactor("COMPANY")}, o.id as company_id, o.status as company_status, a.role as company_role
    from company_member a join company o on o.id = a.company_id left join credential c on c.kind = 'COMPANY' and c.account_id = a.id`,
  ADMIN: `select a.id, a.email, 'ja' as locale, a.status = 'ACTIVE' as may_sign_in, ${credential}, a.role as admin_role,
    ${secondFactor("ADMIN")}
    from admin_user a left join credential c on c.kind = 'ADMIN' and c.account_id = a.id`,
};

/** Kinds of accounts whose address is encrypted. */
const emailKeys: Readonly<Partial<Record<AccountKind, KeyedHash>>> = { SEEKER: seekerEmail, COMPANY: memberEmail };

async function findAccount(em: EntityManager, kind: AccountKind, is: { text: string; values: string[] }): Promise<Account | undefined> {
  const [account] = await em.execute<Account[]>(`${selections[kind]} where ${is.text}`, is.values);
  return account && { ...account, email: emailKeys[kind] ? unseal(account.email) : account.email };
}

/** The account of one kind under a canonical address, with its password's hash, in one statement. */
export async function findAccountByEmail(em: EntityManager, kind: AccountKind, email: string): Promise<Account | undefined> {
  const key = emailKeys[kind];
  return findAccount(em, kind, key ? key.sql("a.email_key", email) : { text: "a.email = ?", values: [email] });
}

/** The account of one kind by its id. */
export async function findAccountById(em: EntityManager, kind: AccountKind, id: string): Promise<Account | undefined> {
  return findAccount(em, kind, { text: "a.id = ?", values: [id] });
}

/** An admin as a viewer: with everything the role allows, or with nothing but setting up the second factor. */
function withAdmin(ctx: Pick<Ctx, "viewer" | "requiresTwoFactor">, admin: AdminViewer, account: Account): Viewer {
  const { seeker, company } = ctx.viewer;
  const others = { ...(seeker && { seeker }), ...(company && { company }) };
  const mustEnrol = ctx.requiresTwoFactor("ADMIN") && !account.two_factor;
  return mustEnrol ? { ...others, adminToEnrol: admin } : { ...others, admin };
}

/** The viewer with this account signed in just now; the other kinds stay as they are. */
export function withAccount(
  ctx: Pick<Ctx, "viewer" | "requiresTwoFactor" | "now">,
  kind: AccountKind,
  account: Account,
  sessionId: string,
): Viewer {
  const { viewer } = ctx;
  const session = { sessionId, authenticatedAt: ctx.now() };
  if (kind === "SEEKER") return { ...viewer, seeker: { kind, userId: account.id, ...session } };
  const { company_id: companyId, company_status: companyStatus, company_role: role, admin_role: adminRole } = account;
  if (kind === "COMPANY" && companyId && companyStatus && role) {
    return { ...viewer, company: { kind, memberId: account.id, companyId, companyStatus, role, ...session } };
  }
  if (kind === "ADMIN" && adminRole) {
    return withAdmin(ctx, { kind, adminId: account.id, role: adminRole, ...session }, account);
  }
  throw new Error("The account's row is not complete");
}
