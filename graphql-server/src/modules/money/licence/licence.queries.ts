import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { newestFirst } from "../../../shared/paging/newest-first.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { Licence } from "./licence.entity.ts";
import { LicenceProduct, licenceKinds } from "./licence-product.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

/** Lists the products for sale, in the operator's order. */
export async function listLicenceProducts({ em, hooks }: Pick<Ctx, "em" | "hooks">): Promise<LicenceProduct[]> {
  const products = await em.find(LicenceProduct, { active: true }, { orderBy: { position: "asc", code: "asc" }, limit: 50 });
  const kinds = licenceKinds.map(async (kind) => ({ kind, isOnSale: await hooks.isOnSale(em, kind) }));
  const onSale = new Set((await Promise.all(kinds)).filter(({ isOnSale }) => isOnSale).map(({ kind }) => kind));
  return products.filter(({ kind }) => onSale.has(kind));
}

/** The seeker's licences that are valid now and not used up. */
export function listValidLicences(ctx: Ctx): Promise<Licence[]> {
  const { userId } = requireSeeker(ctx);
  const now = ctx.now();
  const usable = { $or: [{ usesLeft: null }, { usesLeft: { $gt: 0 } }] };
  const valid = { user: userId, validFrom: { $lte: now }, validUntil: { $gt: now }, ...usable };
  return ctx.em.find(Licence, valid, { orderBy: { validUntil: "asc" }, limit: 100 });
}

/** The seeker's orders, newest first, with product and payment. */
export async function listOwnPurchases(ctx: Ctx, input: { first: number; after: string | null }) {
  const { userId } = requireSeeker(ctx);
  const own = { user: userId };
  const { older, options, page } = newestFirst(input);
  const rows = await ctx.em.find(LicencePurchase, { $and: [own, older] }, options);
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(LicencePurchase, own),
  };
}

/** One of the seeker's orders; null when it is not theirs. */
export function findOwnPurchase(ctx: Ctx, id: string): Promise<LicencePurchase | null> {
  const { userId } = requireSeeker(ctx);
  if (!isId(id)) return Promise.resolve(null);
  return ctx.em.findOne(LicencePurchase, { id, user: userId });
}
