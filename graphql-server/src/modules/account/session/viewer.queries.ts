import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { AdminViewer, CompanyViewer, SeekerViewer } from "../../../shared/viewer.ts";
import { adminUserById } from "../admin/admin-user.loaders.ts";
import { adminAbilities } from "../admin/admin-user.policy.ts";
import { companyById } from "../company/company.loaders.ts";
import { companyAbilities } from "../company/company.policy.ts";
import { companyMemberById } from "../member/company-member.loaders.ts";
import { displayName } from "../profile/display-name.ts";
import { statedLevel } from "../profile/stated-level.ts";
import { profileByUserId, userById } from "../seeker/user.loaders.ts";
import { confirmedUntil } from "./recent-authentication.ts";

async function presentSeeker(ctx: Ctx, { userId }: SeekerViewer) {
  const [user, profile] = [await loader(ctx, userById).load(userId), await loader(ctx, profileByUserId).load(userId)];
  if (!user) return null;
  return {
    id: user.id,
    displayName: (profile && displayName(profile)) || user.email,
    email: user.email,
    japaneseLevel: profile ? statedLevel(profile) : null,
  };
}

async function presentCompany(ctx: Ctx, viewer: CompanyViewer) {
  const { companyId, companyStatus, memberId, role } = viewer;
  const [member, company] = [await loader(ctx, companyMemberById).load(memberId), await loader(ctx, companyById).load(companyId)];
  if (!member || !company) return null;
  return {
    id: memberId,
    name: member.name,
    role,
    companyId,
    companyName: company.name,
    companyStatus,
    can: companyAbilities(viewer),
  };
}

/** The admin of this browser, as screens and the sign-in page need to know them. */
export async function presentAdmin(ctx: Ctx, viewer: AdminViewer) {
  const admin = await loader(ctx, adminUserById).load(viewer.adminId);
  return admin
    ? { id: admin.id, name: admin.name, role: viewer.role, can: adminAbilities(viewer), confirmedUntil: confirmedUntil(viewer) }
    : null;
}

/** Presents the viewer to screens. Each part is looked up only when it is asked for; a visitor costs no statement. */
export function presentViewer(ctx: Ctx) {
  const { seeker, company, admin, adminToEnrol } = ctx.viewer;
  return {
    seeker: () => (seeker ? presentSeeker(ctx, seeker) : null),
    company: () => (company ? presentCompany(ctx, company) : null),
    admin: () => (admin ? presentAdmin(ctx, admin) : null),
    adminMustEnrol: adminToEnrol !== undefined,
  };
}
