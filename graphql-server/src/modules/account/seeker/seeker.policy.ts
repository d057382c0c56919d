import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { SeekerViewer } from "../../../shared/viewer/viewer.ts";

/** The seeker who acts. @throws UserErrors UNAUTHENTICATED */
export function requireSeeker({ viewer }: Pick<Ctx, "viewer">): SeekerViewer {
  if (!viewer.seeker) throw userError("UNAUTHENTICATED");
  return viewer.seeker;
}
