import type { Ctx } from "../../shared/ctx.ts";
import { isId } from "../../shared/ids.ts";
import { includedTax } from "../../shared/tax.ts";
import { notFound } from "../../shared/user-error.ts";
import { requireBuyer } from "../licence/licence.policy.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import { currentOperator } from "../site/operator.queries.ts";
import { User } from "../user/user.entity.ts";
import { UserProfile } from "../user/user-profile.entity.ts";
import { drawBill } from "./draw-bill.ts";

/** The receipt of a seeker's paid order as a PDF. @throws UserErrors UNAUTHENTICATED, NOT_FOUND for what is not theirs or not paid */
export async function licenceReceipt(ctx: Ctx, id: string): Promise<{ fileName: string; bytes: Buffer }> {
  const { userId } = requireBuyer(ctx);
  const own = isId(id) ? await ctx.em.findOne(LicencePurchase, { id, user: userId }, { populate: ["product", "payment"] }) : null;
  const number = own?.receiptNumber;
  if (!own || !number) throw notFound();
  const profile = await ctx.em.findOne(UserProfile, { user: userId });
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const name = profile ? [profile.familyName, profile.givenName].filter(Boolean).join(" ") : "";
  const { cardBrand, cardLast4, settledAt } = own.payment.getEntity();
  const tax = includedTax(own.price, own.taxRate);
  const bytes = await drawBill({
    title: "領収書",
    number,
    issuedAt: settledAt ?? own.createdAt,
    recipient: `${name || user.email} 様`,
    lines: [{ label: own.product.getEntity().name, amount: own.price - tax }],
    subtotal: own.price - tax,
    taxRate: own.taxRate,
    tax,
    total: own.price,
    notes: [`お支払方法：クレジットカード（${cardBrand ?? ""} 末尾${cardLast4 ?? ""}）`, "上記の金額を領収いたしました。"],
    issuer: await currentOperator(ctx),
  });
  return { fileName: `receipt-${number}.pdf`, bytes };
}
