import { isOpenTo } from "../../../shared/audience.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer.ts";

/** The person of the back office who speaks with people. @throws UserErrors FORBIDDEN */
export function requireOperator({ viewer }: Ctx): AdminViewer {
  if (!viewer.admin || !isOpenTo(["ADMIN_OPERATOR"], viewer)) throw userError("FORBIDDEN");
  return viewer.admin;
}
