import type { EntityManager } from "@mikro-orm/postgresql";
import { CompanyMember } from "../../modules/account/member/company-member.entity.ts";
import { User } from "../../modules/account/seeker/user.entity.ts";
import type { Locale } from "../../shared/locale.ts";
import { type AppKind, appKinds } from "../../shared/viewer/app-scopes.ts";
import type { Viewer } from "../../shared/viewer/viewer.ts";

/** An account as the authorization server names it. */
export interface AppAccount {
  kind: AppKind;
  accountId: string;
}

export function accountName({ kind, accountId }: AppAccount): string {
  return `${kind}:${accountId}`;
}

/** @throws Error for a name that is none of ours */
export function readAccount(name: string | undefined): AppAccount {
  const [kind, accountId] = (name ?? "").split(":");
  const known = appKinds.find((one) => one === kind);
  if (!known || !accountId) throw new Error("An access without an account");
  return { kind: known, accountId };
}

/** The account of a kind that a browser is signed in to; an app's own access does not count: it cannot let others in. */
export function accountOf({ seeker, company }: Viewer, kind: AppKind): (AppAccount & { sessionId: string }) | undefined {
  if (kind === "SEEKER") return seeker && !seeker.app ? { kind, accountId: seeker.userId, sessionId: seeker.sessionId } : undefined;
  return company && !company.app ? { kind, accountId: company.memberId, sessionId: company.sessionId } : undefined;
}

/** The language that somebody chose to read in; undefined for an account that is no more. */
export async function localeOfAccount(em: EntityManager, { kind, accountId }: AppAccount): Promise<Locale | undefined> {
  const reader = kind === "SEEKER" ? await em.findOne(User, { id: accountId }) : await em.findOne(CompanyMember, { id: accountId });
  return reader?.locale;
}
