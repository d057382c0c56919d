import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Of these purchases, those whose licence was used: a sitting or a certificate was taken, or a premium movie was watched while it held. One
 * statement for any number.
 */
export async function usedPurchases(em: EntityManager, purchaseIds: readonly string[]): Promise<Set<string>> {
  if (purchaseIds.length === 0) return new Set();
  const rows = await em.execute<{ id: string }[]>(
    `select purchase.id from licence_purchase purchase join licence on licence.purchase_id = purchase.id
     left join refund on refund.purchase_id = purchase.id
     where purchase.id in (${purchaseIds.map(() => "?").join(", ")}) and case
       when purchase.uses is not null then coalesce(refund.ended_uses_left, licence.uses_left) < purchase.uses
       else licence.kind = 'PREMIUM_MOVIES' and exists (
         select from movie_progress join movie on movie.id = movie_progress.movie_id
         where movie_progress.user_id = licence.user_id and movie.access = 'PREMIUM' and movie_progress.updated_at >= licence.valid_from) end`,
    [...purchaseIds],
  );
  return new Set(rows.map(({ id }) => id));
}
