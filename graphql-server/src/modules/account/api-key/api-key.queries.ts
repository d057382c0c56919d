import type { Ctx } from "../../../shared/ctx.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { ApiKey } from "./api-key.entity.ts";

/** Keys, including ended ones, newest first, by keyset. */
export async function listApiKeys(ctx: Ctx, input: PageInput) {
  requireAdminOwner(ctx);
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const rows = await ctx.em.find(ApiKey, where, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(ApiKey) };
}
