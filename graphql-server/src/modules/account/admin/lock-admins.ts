import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Credential } from "../password/credential.entity.ts";
import { AdminUser } from "./admin-user.entity.ts";

/** One person of the back office, read under the lock of all its owners. */
export interface LockedAdmin {
  admin: AdminUser;
  owners: AdminUser[];
}

/**
 * Allows one change of the people of the back office at a time: locks its owners, and refuses a viewer who is no longer an owner.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION
 */
export async function lockAdmin(ctx: Ctx, em: EntityManager, { id, version }: { id: string; version?: number }): Promise<LockedAdmin> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: "asc" } } as const;
  const owners = await em.find(AdminUser, { role: "OWNER", status: "ACTIVE" }, lock);
  if (!owners.some((owner) => owner.id === ctx.viewer.admin?.adminId)) throw userError("FORBIDDEN");
  const admin = await em.findOne(AdminUser, { id }, { refresh: true });
  if (!admin) throw notFound();
  if (version !== undefined && admin.version !== version) throw userError("STALE_VERSION", ["version"]);
  return { admin, owners };
}

/** Keeps an owner who can sign in: an unanswered invitation does not count. @throws UserErrors LAST_ADMIN_OWNER */
export async function requireOtherOwner(em: EntityManager, { admin, owners }: LockedAdmin): Promise<void> {
  if (admin.role !== "OWNER" || admin.status !== "ACTIVE") return;
  const others = owners.filter(({ id }) => id !== admin.id).map(({ id }) => id);
  const able = await em.count(Credential, { kind: "ADMIN", accountId: { $in: others }, disabledAt: null });
  if (able === 0) throw userError("LAST_ADMIN_OWNER", ["id"]);
}
