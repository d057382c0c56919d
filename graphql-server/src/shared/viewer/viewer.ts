import type { AdminRole, ApiScope, CompanyRole, CompanyStatus } from "./roles.ts";

/** A browser's session of somebody. */
interface SessionViewer {
  sessionId: string;
  /** The last time this browser proved who sits at it. */
  authenticatedAt: Date;
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

/** The accounts asking. One browser may hold a session of each kind; signing in to one never signs in to another. */
export interface Viewer {
  seeker?: SeekerViewer;
  company?: CompanyViewer;
  admin?: AdminViewer;
  /** An admin who has to set up the second factor first, and can reach nothing else: never beside `admin`. */
  adminToEnrol?: AdminViewer;
  partner?: PartnerViewer;
}
