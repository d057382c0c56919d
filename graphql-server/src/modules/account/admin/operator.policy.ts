import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer, Viewer } from "../../../shared/viewer/viewer.ts";

/** Owners and operators of the back office look after people: seekers, companies, and what they write. */
export function mayOperate({ admin }: Viewer): boolean {
  return admin?.role === "OWNER" || admin?.role === "OPERATOR";
}

/** The person of the back office who acts. @throws UserErrors FORBIDDEN */
export function requireOperator({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (!viewer.admin || !mayOperate(viewer)) throw userError("FORBIDDEN");
  return viewer.admin;
}
