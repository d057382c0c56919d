import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { mayModerate } from "../posting/work.policy.ts";

/** The person of the back office who answers for what an import publishes. @throws UserErrors IMPORT_APPROVER */
export async function findApprover(em: EntityManager, { email, now }: { email: string; now: Date }): Promise<AdminViewer> {
  const admin = await em.findOne(AdminUser, { email: email.trim().toLowerCase(), status: "ACTIVE" });
  const viewer: AdminViewer | null = admin && {
    kind: "ADMIN",
    adminId: admin.id,
    role: admin.role,
    sessionId: newId(),
    authenticatedAt: now,
  };
  if (!viewer || !mayModerate({ admin: viewer })) throw userError("IMPORT_APPROVER", ["admin"], { email });
  return viewer;
}
