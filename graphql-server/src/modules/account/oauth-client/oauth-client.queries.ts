import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { OAuthClient } from "./oauth-client.entity.ts";

/** Apps, ended ones too, the latest first, by keyset. */
export async function listOAuthClients(ctx: Ctx, input: PageInput) {
  requireAdminOwner(ctx);
  const { where, orderBy, limit, page } = keyset(latestBy("approvedAt"), input);
  const rows = await ctx.em.find(OAuthClient, where, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(OAuthClient) };
}

/** An app that people may let act for them; null for an ended one as for one that never was. */
export async function findOAuthClient(em: EntityManager, id: string): Promise<OAuthClient | null> {
  return isId(id) ? em.findOne(OAuthClient, { id, endedAt: null }) : null;
}
