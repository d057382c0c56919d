import { sql } from "@mikro-orm/core";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { newestFirst } from "../../../shared/paging/newest-first.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { requireAccountant } from "../bank-payment/bank-payment.policy.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import type { RefundStatus } from "./refund.vocabulary.ts";

export interface LicenceSalesInput extends PageInput {
  filter?: {
    keyword?: string | null;
    status?: CardPayment["status"] | null;
    refundStatus?: RefundStatus | null;
  } | null;
}

function conditions({ keyword, status, refundStatus }: NonNullable<LicenceSalesInput["filter"]>) {
  return {
    ...(keyword?.trim() && { receiptNumber: containsText(keyword) }),
    ...(status && { payment: { status } }),
    ...(refundStatus && { id: { $in: sql`(select purchase_id from refund where status = ${refundStatus})` } }),
  };
}

/** Licences that seekers ordered, the newest first; the accountant sees the money, not the person. */
export async function listLicenceSales(ctx: Ctx, input: LicenceSalesInput) {
  requireAccountant(ctx);
  const wanted = conditions(input.filter ?? {});
  const { older, options, page } = newestFirst(input);
  const rows = await ctx.em.find(LicencePurchase, { $and: [wanted, older] }, options);
  return { ...page(rows), totalCount: () => ctx.em.count(LicencePurchase, wanted) };
}

/** Any order of a licence; null when there is none. */
export async function findLicenceSale(ctx: Ctx, id: string): Promise<LicencePurchase | null> {
  requireAccountant(ctx);
  return isId(id) ? ctx.em.findOne(LicencePurchase, { id }) : null;
}
