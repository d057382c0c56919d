import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer, CompanyViewer, Viewer } from "../../../shared/viewer/viewer.ts";
import { holdsPlace } from "./work.status.ts";
import type { WorkStatus } from "./work.vocabulary.ts";

interface Posting {
  status: WorkStatus;
}

/** Owners and recruiters write works, while their company waits for review or is active. */
export function mayWriteWorks({ company }: Viewer): boolean {
  if (!company || company.role === "VIEWER") return false;
  return company.companyStatus === "PENDING" || company.companyStatus === "ACTIVE";
}

/** A posting under review, stopped or over is not edited. */
export function mayEdit(viewer: Viewer, work: Posting): boolean {
  return mayWriteWorks(viewer) && (isFreelyEditable(work) || holdsPlace(work.status));
}

/** Drafts and returned postings may change everywhere; a published one only where neither the law nor the review looks. */
export function isFreelyEditable({ status }: Posting): boolean {
  return status === "DRAFT" || status === "RETURNED";
}

/** A company that waits for its own review writes works and queues them; none becomes public before it. */
export function mayPublish(viewer: Viewer): boolean {
  return mayWriteWorks(viewer) && viewer.company?.companyStatus === "ACTIVE";
}

/** Owners and operators of the back office decide about postings. */
export function mayModerate({ admin }: Viewer): boolean {
  return admin?.role === "OWNER" || admin?.role === "OPERATOR";
}

/** The member who acts. @throws UserErrors FORBIDDEN */
export function requireWriter({ viewer }: Ctx): CompanyViewer {
  if (!viewer.company || !mayWriteWorks(viewer)) throw userError("FORBIDDEN");
  return viewer.company;
}

/** The member who acts on what is or becomes public. @throws UserErrors FORBIDDEN or COMPANY_NOT_ACTIVE */
export function requirePublisher(ctx: Ctx): CompanyViewer {
  const company = requireWriter(ctx);
  if (!mayPublish(ctx.viewer)) throw userError("COMPANY_NOT_ACTIVE");
  return company;
}

/** The person of the back office who acts. @throws UserErrors FORBIDDEN */
export function requireModerator({ viewer }: Ctx): AdminViewer {
  if (!viewer.admin || !mayModerate(viewer)) throw userError("FORBIDDEN");
  return viewer.admin;
}
