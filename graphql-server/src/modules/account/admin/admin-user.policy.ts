import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";

/** What a person of the back office may do. */
export interface AdminAbilities {
  moderateWorks: boolean;
  manageUsers: boolean;
  editNews: boolean;
  managePayments: boolean;
  manageAdmins: boolean;
}

/** What the signed-in admin may do, for screens; operations name their audience themselves. */
export function adminAbilities(admin: AdminViewer): AdminAbilities {
  const may = (...names: Parameters<typeof isOpenTo>[0]) => isOpenTo(names, { admin });
  return {
    moderateWorks: may("ADMIN_OPERATOR"),
    manageUsers: may("ADMIN_OPERATOR"),
    editNews: may("ADMIN_EDITOR"),
    managePayments: may("ADMIN_ACCOUNTANT"),
    manageAdmins: may("ADMIN_OWNER"),
  };
}

/** The owner of the back office: its people, keys of partners, dated settings. @throws UserErrors FORBIDDEN */
export function requireAdminOwner({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (viewer.admin?.role !== "OWNER") throw userError("FORBIDDEN");
  return viewer.admin;
}
