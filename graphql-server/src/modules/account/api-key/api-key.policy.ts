import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer.ts";

/** Keys are the business of the back office's owners. @throws UserErrors FORBIDDEN */
export function requireKeyKeeper(ctx: Ctx): AdminViewer {
  const { admin } = ctx.viewer;
  if (admin?.role !== "OWNER") throw userError("FORBIDDEN");
  return admin;
}
