import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { requireRecentAuthentication } from "../../account/session/recent-authentication.ts";

const readers: readonly AdminViewer["role"][] = ["OWNER", "OPERATOR", "ACCOUNTANT"];

/** Owners, operators and accountants of the back office read companies. @throws UserErrors FORBIDDEN */
export function requireCompanyReader({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (!viewer.admin || !readers.includes(viewer.admin.role)) throw userError("FORBIDDEN");
  return viewer.admin;
}

/** The same with a recent proof of identity, as plans are about money. @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED */
export function requirePlanChanger(ctx: Pick<Ctx, "viewer" | "now">): AdminViewer {
  const admin = requireCompanyReader(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  return admin;
}
