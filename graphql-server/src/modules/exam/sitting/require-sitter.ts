import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { SeekerViewer } from "../../../shared/viewer.ts";

/** Only a seeker sits the exam, for themselves. @throws UserErrors UNAUTHENTICATED */
export function requireSitter({ viewer }: Pick<Ctx, "viewer">): SeekerViewer {
  if (!viewer.seeker) throw userError("UNAUTHENTICATED");
  return viewer.seeker;
}
