import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";

/** The person of the back office who writes news. @throws UserErrors FORBIDDEN */
export function requireEditor({ viewer }: Ctx): AdminViewer {
  if (!viewer.admin || !isOpenTo(["ADMIN_EDITOR"], viewer)) throw userError("FORBIDDEN");
  return viewer.admin;
}
