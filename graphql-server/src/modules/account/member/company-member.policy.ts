import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { CompanyViewer } from "../../../shared/viewer/viewer.ts";

/** A member, whatever the role. @throws UserErrors UNAUTHENTICATED */
export function requireCompanyMember({ viewer }: Pick<Ctx, "viewer">): CompanyViewer {
  if (!viewer.company) throw userError("UNAUTHENTICATED");
  return viewer.company;
}

/** An owner: plan, members, the company's own facts. @throws UserErrors UNAUTHENTICATED, FORBIDDEN */
export function requireCompanyOwner(ctx: Pick<Ctx, "viewer">): CompanyViewer {
  const member = requireCompanyMember(ctx);
  if (member.role !== "OWNER") throw userError("FORBIDDEN");
  return member;
}
