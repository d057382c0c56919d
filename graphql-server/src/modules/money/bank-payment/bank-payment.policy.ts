import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { requireRecentAuthentication } from "../../account/session/recent-authentication.ts";

/** The person of the back office who keeps the books. @throws UserErrors FORBIDDEN */
export function requireAccountant({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (viewer.admin?.role !== "OWNER" && viewer.admin?.role !== "ACCOUNTANT") throw userError("FORBIDDEN");
  return viewer.admin;
}

/** The same with a recent proof of identity, before money is moved. @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED */
export function requireAccountantNow(ctx: Pick<Ctx, "viewer" | "now">): AdminViewer {
  const admin = requireAccountant(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  return admin;
}
