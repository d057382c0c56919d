import { demoAdmins, demoMembers, demoPassword, demoSeekers, demoTwoFactorAdmin } from "./demo-accounts.ts";

/** An actor for outside testers of a server started with marked demo data. */
export interface SeedAccount {
  actor: string;
  kind: "VISITOR" | "SEEKER" | "COMPANY" | "ADMIN";
  email: string | null;
  password: string | null;
  /** Stands in every private field of this actor's rows, and nowhere else. */
  canary: string | null;
  /** Secret (base32) of the authenticator: this account signs in with a code of RFC 6238 too. */
  totpSecret?: string;
}

/** The mark of an actor's private fields. */
export function canaryOf(email: string): string {
  return `CANARY-${email.split("@")[0]?.toUpperCase()}-7f3a91`;
}

/** A registration that was requested and not finished; its single-use token is in the mail sink. */
export const unverifiedEmail = "mikanryo@example.jp";
export const closedCompanyEmail = "owner-closed@example.jp";
export const disabledAdminEmail = "admin-disabled@example.jp";

function account(actor: string, kind: SeedAccount["kind"], email: string): SeedAccount {
  return { actor, kind, email, password: demoPassword, canary: canaryOf(email) };
}

const memberActors = ["companyOwner", "companyRecruiter", "companyViewer", "otherCompany", "pendingCompany"] as const;

/** Every actor of a marked demo set. */
export const seedAccounts: readonly SeedAccount[] = [
  { actor: "visitor", kind: "VISITOR", email: null, password: null, canary: null },
  { actor: "unverifiedSeeker", kind: "SEEKER", email: unverifiedEmail, password: null, canary: null },
  account("seeker", "SEEKER", demoSeekers.rich),
  account("otherSeeker", "SEEKER", demoSeekers.empty),
  account("cancelledSeeker", "SEEKER", demoSeekers.cancelled),
  ...demoMembers.map(({ email }, index) => account(memberActors[index] ?? "companyMember", "COMPANY", email)),
  account("unsubscribedCompany", "COMPANY", closedCompanyEmail),
  ...demoAdmins.map(({ role, email }) => account(`admin${role[0]}${role.slice(1).toLowerCase()}`, "ADMIN", email)),
  { ...account("twoFactorAdmin", "ADMIN", demoTwoFactorAdmin.email), totpSecret: demoTwoFactorAdmin.totpSecret },
  account("disabledAdmin", "ADMIN", disabledAdminEmail),
];
