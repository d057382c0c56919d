import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { ClientOperation } from "./client-operation.entity.ts";

/** All operations of clients, retired ones too, the latest first, by keyset; those of one client when it is named. */
export async function listClientOperations(ctx: Ctx, { client, ...input }: PageInput & { client?: string | null }) {
  requireAdminOwner(ctx);
  const { where, orderBy, limit, page } = keyset(latestBy("registeredAt"), input);
  const wanted = client ? { client } : {};
  const rows = await ctx.em.find(ClientOperation, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(ClientOperation, wanted) };
}

/** What a process keeps of an operation; the text only while it is answered. */
export type KeptOperation = Pick<ClientOperation, "id" | "sha256" | "meaning" | "retiredAt" | "advice"> & { text: string | null };

/** Grows with every registration and every end of one, whatever any clock says. */
export async function changesOfOperations(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ changes: string | number }[]>("select coalesce(sum(changes), 0) as changes from client_operation");
  return Number(row?.changes ?? 0);
}

/** Every operation that is answered or was, at most some thousands. */
export async function allOperations(em: EntityManager): Promise<KeptOperation[]> {
  const rows = await em.find(ClientOperation, {}, { orderBy: { registeredAt: "desc", id: "desc" }, limit: 20_000 });
  return rows.map(({ id, sha256, meaning, retiredAt, advice, text }) => ({
    id,
    sha256,
    meaning,
    retiredAt,
    advice,
    text: retiredAt ? null : text,
  }));
}
