import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { includedTax } from "../../../shared/tax.ts";
import { postLedger } from "../payment/post-ledger.ts";
import type { LicencePurchase } from "./licence-purchase.entity.ts";

type Clock = Pick<Ctx, "now">;
type Sold = Pick<LicencePurchase, "price" | "taxRate" | "receiptNumber">;

/** Writes the sale of a licence into the book: the card's money is sales and tax. */
export function bookLicenceSale(ctx: Clock, em: EntityManager, { price, taxRate, receiptNumber }: Sold): void {
  const tax = includedTax(price, taxRate);
  const amounts = { CASH_CARD: price, SALES: tax - price, TAX: -tax };
  postLedger(ctx, em, { companyId: null, invoiceId: null, memo: `licence ${receiptNumber}`, amounts });
}

/** Writes what more (or, when the bank sent it back, less) has been given back of a sale than before; `before` and `after` in yen. */
export function bookLicenceRefund(
  ctx: Clock,
  em: EntityManager,
  { purchase, before, after }: { purchase: Sold; before: number; after: number },
): void {
  const { taxRate, receiptNumber } = purchase;
  const [amount, tax] = [after - before, includedTax(after, taxRate) - includedTax(before, taxRate)];
  if (amount === 0) return;
  const amounts = { CASH_CARD: -amount, SALES: amount - tax, TAX: tax };
  postLedger(ctx, em, { companyId: null, invoiceId: null, memo: `refund ${receiptNumber}`, amounts });
}
