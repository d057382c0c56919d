import { type AudienceName, isOpenTo } from "../../shared/viewer/audience.ts";
import type { AdminRole, CompanyRole } from "../../shared/viewer/roles.ts";
import type { Viewer } from "../../shared/viewer/viewer.ts";

const sessionId = "00000000-0000-7000-8000-000000000000";

const session = { sessionId, authenticatedAt: new Date(0) };
const seeker: Viewer = { seeker: { kind: "SEEKER", userId: sessionId, ...session } };

function member(role: CompanyRole): Viewer {
  return {
    company: { kind: "COMPANY", memberId: sessionId, companyId: sessionId, companyStatus: "ACTIVE", role, ...session },
  };
}

function admin(role: AdminRole): Viewer {
  return { admin: { kind: "ADMIN", adminId: sessionId, role, ...session } };
}

/** The columns of the authority matrix, each as a viewer that the server's own authority decides about. */
export const actors: Readonly<Record<string, Viewer>> = {
  visitor: {},
  seeker,
  otherSeeker: seeker,
  companyOwner: member("OWNER"),
  companyRecruiter: member("RECRUITER"),
  companyViewer: member("VIEWER"),
  otherCompany: member("OWNER"),
  adminOwner: admin("OWNER"),
  adminOperator: admin("OPERATOR"),
  adminEditor: admin("EDITOR"),
  adminAccountant: admin("ACCOUNTANT"),
};

/** `allow`: answers. `own`: answers only rows of the actor's own account or company; a foreign id is not found. `deny`: refused. */
export type Verdict = "allow" | "own" | "deny";

/** Returns the server's decision for each actor about something open to the given audiences. */
export function verdicts(audiences: readonly AudienceName[]): Record<string, Verdict> {
  const rows = Object.entries(actors).map(([name, viewer]): [string, Verdict] => {
    if (!isOpenTo(audiences, viewer)) return [name, "deny"];
    if (audiences.includes("PUBLIC") || viewer.admin) return [name, "allow"];
    return [name, "own"];
  });
  return Object.fromEntries(rows);
}
