import type { Ctx } from "../../../shared/ctx.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { readTimeCursor } from "../../../shared/paging/time-cursor.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { ApiKey } from "./api-key.entity.ts";

/** Keys, including ended ones, newest first, by keyset. */
export async function listApiKeys(ctx: Ctx, page: { first: number; after?: string | null }) {
  requireAdminOwner(ctx);
  const size = pageSize(page.first);
  const cursor = readTimeCursor(page.after);
  const older = cursor?.at ? { $or: [{ createdAt: { $lt: cursor.at } }, { createdAt: cursor.at, id: { $lt: cursor.id } }] } : {};
  const rows = await ctx.em.find(ApiKey, older, { orderBy: { createdAt: "desc", id: "desc" }, limit: size + 1 });
  return {
    ...pageOf(rows, size, (key) => [key.createdAt, key.id]),
    totalCount: () => ctx.em.count(ApiKey),
  };
}
