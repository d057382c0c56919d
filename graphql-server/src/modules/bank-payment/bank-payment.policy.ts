import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";
import type { AdminViewer } from "../../shared/viewer.ts";

/** The person of the back office who keeps the books. @throws UserErrors FORBIDDEN */
export function requireAccountant({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (viewer.admin?.role !== "OWNER" && viewer.admin?.role !== "ACCOUNTANT") throw userError("FORBIDDEN");
  return viewer.admin;
}
