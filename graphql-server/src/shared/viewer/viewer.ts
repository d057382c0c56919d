import type { AppScope } from "./app-scopes.ts";
import type { AdminRole, ApiScope, CompanyRole, CompanyStatus } from "./roles.ts";

/** An app of somebody else that acts for who let it. */
export interface AppAccess {
  clientId: string;
  scopes: readonly AppScope[];
}

/** A browser's session of somebody, or what they let an app do. */
interface SessionViewer {
  sessionId: string;
  /** The last time this browser proved who sits at it. */
  authenticatedAt: Date;
  /** The app that asks; none in a browser. */
  app?: AppAccess;
}

export interface SeekerViewer extends SessionViewer {
  kind: "SEEKER";
  userId: string;
}

export interface CompanyViewer extends SessionViewer {
  kind: "COMPANY";
  memberId: string;
  companyId: string;
  companyStatus: CompanyStatus;
  role: CompanyRole;
}

export interface AdminViewer extends SessionViewer {
  kind: "ADMIN";
  adminId: string;
  role: AdminRole;
}

/** A partner by its key: no person, no cookie, and only where a path asks for one. */
export interface PartnerViewer {
  kind: "PARTNER";
  keyId: string;
  scopes: readonly ApiScope[];
  requestsPerMinute: number;
}

/** The app that asks for somebody; undefined when people ask themselves. */
export function appOf({ seeker, company }: Viewer): AppAccess | undefined {
  return seeker?.app ?? company?.app;
}

/** Who asks by kind and id for the log, as the record of acts names them; undefined of a visitor. */
export function actorsOf({ seeker, company, admin, adminToEnrol, partner }: Viewer): string | undefined {
  const operator = admin ?? adminToEnrol;
  const named = [
    seeker && `SEEKER:${seeker.userId}`,
    company && `COMPANY:${company.memberId}`,
    operator && `ADMIN:${operator.adminId}`,
    partner && `PARTNER:${partner.keyId}`,
  ].filter((one) => one !== undefined);
  return named.length === 0 ? undefined : named.join(" ");
}

/** The accounts asking. One browser may hold a session of each kind; signing in to one never signs in to another. */
export interface Viewer {
  seeker?: SeekerViewer;
  company?: CompanyViewer;
  admin?: AdminViewer;
  /** An admin who has to set up the second factor first, and can reach nothing else: never beside `admin`. */
  adminToEnrol?: AdminViewer;
  partner?: PartnerViewer;
}
