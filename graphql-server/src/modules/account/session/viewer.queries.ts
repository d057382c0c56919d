import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { AdminRole, CompanyRole, CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { AdminViewer, CompanyViewer, SeekerViewer } from "../../../shared/viewer/viewer.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { adminUserById } from "../admin/admin-user.loaders.ts";
import { type AdminAbilities, adminAbilities } from "../admin/admin-user.policy.ts";
import { companyById } from "../company/company.loaders.ts";
import { type CompanyAbilities, companyAbilities } from "../company/company.policy.ts";
import { companyMemberById } from "../member/company-member.loaders.ts";
import { displayNameIn } from "../profile/display-name.ts";
import { statedLevel } from "../profile/stated-level.ts";
import { profileByUserId, userById } from "../seeker/user.loaders.ts";
import { confirmedUntil } from "./recent-authentication.ts";

interface PresentedSeeker {
  id: string;
  displayName: string;
  email: string;
  locale: string;
  japaneseLevel: JapaneseLevel | null;
}

interface PresentedCompany {
  id: string;
  name: string;
  locale: string;
  role: CompanyRole;
  companyId: string;
  companyName: string;
  companyStatus: CompanyStatus;
  can: CompanyAbilities;
}

interface PresentedAdmin {
  id: string;
  name: string;
  role: AdminRole;
  can: AdminAbilities;
  confirmedUntil: Date;
}

/** The people of this browser, for screens; a part is null when nobody of that kind is signed in. */
export interface PresentedViewer {
  seeker: () => Promise<PresentedSeeker | null> | null;
  company: () => Promise<PresentedCompany | null> | null;
  admin: () => Promise<PresentedAdmin | null> | null;
  adminMustEnrol: boolean;
}

async function presentSeeker(ctx: Ctx, { userId }: SeekerViewer): Promise<PresentedSeeker | null> {
  const [user, profile] = [await loader(ctx, userById).load(userId), await loader(ctx, profileByUserId).load(userId)];
  if (!user) return null;
  return {
    id: user.id,
    displayName: (profile && displayNameIn(ctx.locale, profile)) || user.email,
    email: user.email,
    locale: user.locale,
    japaneseLevel: profile ? statedLevel(profile) : null,
  };
}

async function presentCompany(ctx: Ctx, viewer: CompanyViewer): Promise<PresentedCompany | null> {
  const { companyId, companyStatus, memberId, role } = viewer;
  const [member, company] = [await loader(ctx, companyMemberById).load(memberId), await loader(ctx, companyById).load(companyId)];
  if (!member || !company) return null;
  return {
    id: memberId,
    name: member.name,
    locale: member.locale,
    role,
    companyId,
    companyName: company.name,
    companyStatus,
    can: companyAbilities(viewer),
  };
}

/** The admin of this browser, as screens and the sign-in page need to know them. */
export async function presentAdmin(ctx: Ctx, viewer: AdminViewer): Promise<PresentedAdmin | null> {
  const admin = await loader(ctx, adminUserById).load(viewer.adminId);
  return admin
    ? { id: admin.id, name: admin.name, role: viewer.role, can: adminAbilities(viewer), confirmedUntil: confirmedUntil(viewer) }
    : null;
}

/** Who is asking, for screens. Each part is looked up only when it is asked for; a visitor costs no statement. */
export function presentViewer(ctx: Ctx): PresentedViewer {
  const { seeker, company, admin, adminToEnrol } = ctx.viewer;
  return {
    seeker: () => (seeker ? presentSeeker(ctx, seeker) : null),
    company: () => (company ? presentCompany(ctx, company) : null),
    admin: () => (admin ? presentAdmin(ctx, admin) : null),
    adminMustEnrol: adminToEnrol !== undefined,
  };
}
