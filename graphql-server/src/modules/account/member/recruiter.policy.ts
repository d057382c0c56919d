import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { CompanyViewer, Viewer } from "../../../shared/viewer/viewer.ts";

/** Owners and recruiters of an active company answer applicants. */
export function mayMoveEntries({ company }: Viewer): boolean {
  return company !== undefined && company.role !== "VIEWER" && company.companyStatus === "ACTIVE";
}

/** The member who answers applicants. @throws UserErrors FORBIDDEN */
export function requireRecruiter(ctx: Pick<Ctx, "viewer">): CompanyViewer {
  if (!ctx.viewer.company || !mayMoveEntries(ctx.viewer)) throw userError("FORBIDDEN");
  return ctx.viewer.company;
}
