import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { type PageInput } from "../../../shared/paging/page.ts";
import { type AdminRole } from "../../../shared/viewer/roles.ts";
import { Credential } from "../password/credential.entity.ts";
import { AdminUser } from "./admin-user.entity.ts";
import { requireAdminOwner } from "./admin-user.policy.ts";

/** INVITED until the first password is set with the mailed link. */
export const adminStates = ["INVITED", "ACTIVE", "DISABLED"] as const;
export type AdminState = (typeof adminStates)[number];

export const adminUserSorts = ["NEWEST", "NAME"] as const;
export type AdminUserSort = (typeof adminUserSorts)[number];

export interface AdminUsersInput extends PageInput {
  filter?: { keyword?: string | null; role?: AdminRole | null; status?: AdminState | null } | null;
  sort?: AdminUserSort;
}

const orders = {
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
  NAME: { key: "name", kind: "TEXT", direction: "asc" },
} as const;

/** Ids of the admins who have a password. The back office has few people, so they are one list. */
async function idsWithPassword({ em }: Ctx): Promise<string[]> {
  const credentials = await em.find(Credential, { kind: "ADMIN" }, { fields: ["accountId"] });
  return credentials.map(({ accountId }) => accountId);
}

async function inState(ctx: Ctx, state: AdminState | null | undefined) {
  if (!state) return {};
  if (state === "DISABLED") return { status: "DISABLED" as const };
  const ids = await idsWithPassword(ctx);
  return { status: "ACTIVE" as const, id: state === "ACTIVE" ? { $in: ids } : { $nin: ids } };
}

/** The people of the back office, for its owners. @throws UserErrors FORBIDDEN */
export async function listAdminUsers(ctx: Ctx, input: AdminUsersInput) {
  requireAdminOwner(ctx);
  const { keyword, role, status } = input.filter ?? {};
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  const wanted = {
    $and: [await inState(ctx, status), role ? { role } : {}, text ? { $or: [{ name: text }, { email: text }] } : {}],
  };
  const { where, orderBy, limit, page } = keyset(orders[input.sort ?? "NEWEST"], input);
  const rows = await ctx.em.find(AdminUser, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(AdminUser, wanted) };
}

/** One person of the back office, for its owners. @throws UserErrors FORBIDDEN */
export async function getAdminUser(ctx: Ctx, id: string): Promise<AdminUser | null> {
  requireAdminOwner(ctx);
  return isId(id) ? ctx.em.findOne(AdminUser, { id }) : null;
}
