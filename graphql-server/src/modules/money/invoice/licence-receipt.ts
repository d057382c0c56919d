import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { includedTax } from "../../../shared/tax.ts";
import { notFound } from "../../../shared/user-error.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { currentOperator } from "../../site/page/operator.queries.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { Refund } from "../refund/refund.entity.ts";
import { drawBill, longDay } from "./draw-bill.ts";

interface PdfFile {
  fileName: string;
  bytes: Buffer;
}

/** @throws UserErrors UNAUTHENTICATED, NOT_FOUND for what is not theirs or not paid */
async function findSold(ctx: Ctx, id: string) {
  const { userId } = requireSeeker(ctx);
  const own = isId(id) ? await ctx.em.findOne(LicencePurchase, { id, user: userId }, { populate: ["product", "payment"] }) : null;
  const receiptNumber = own?.receiptNumber;
  if (!own || !receiptNumber) throw notFound();
  return { own, receiptNumber, product: own.product.getEntity(), payment: own.payment.getEntity() };
}

async function recipientOf(ctx: Ctx): Promise<string> {
  const { userId } = requireSeeker(ctx);
  const profile = await ctx.em.findOne(UserProfile, { user: userId });
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const name = profile ? [profile.familyName, profile.givenName].filter(Boolean).join(" ") : "";
  return `${name || user.email} 様`;
}

/** One line with the one tax rate of a licence; `total` in yen, tax included. */
function sumsOf(label: string, { total, taxRate }: { total: number; taxRate: number }) {
  const tax = includedTax(total, taxRate);
  return { lines: [{ label, amount: total - tax }], subtotal: total - tax, taxRate, tax, total };
}

const cardOf = ({ cardBrand, cardLast4 }: CardPayment) => `クレジットカード（${cardBrand ?? ""} 末尾${cardLast4 ?? ""}）`;

/** The receipt of a seeker's paid order as a PDF. @throws UserErrors UNAUTHENTICATED, NOT_FOUND for what is not theirs or not paid */
export async function licenceReceipt(ctx: Ctx, id: string): Promise<PdfFile> {
  const { own, receiptNumber, product, payment } = await findSold(ctx, id);
  const bytes = await drawBill({
    title: "領収書",
    number: receiptNumber,
    issuedAt: payment.settledAt ?? own.createdAt,
    recipient: await recipientOf(ctx),
    ...sumsOf(product.name, { total: own.price, taxRate: own.taxRate }),
    notes: [`お支払方法：${cardOf(payment)}`, "上記の金額を領収いたしました。"],
    issuer: await currentOperator(ctx),
  });
  return { fileName: `receipt-${receiptNumber}.pdf`, bytes };
}

/**
 * The 適格返還請求書 of a seeker's refunded order as a PDF (消費税法57条の4第3項: day of the return and of the sale, what, amount and tax by rate).
 * Below 10,000 yen the law does without; buyers get it all the same.
 * @throws UserErrors UNAUTHENTICATED, NOT_FOUND for what is not theirs or where nothing went back
 */
export async function licenceReturnInvoice(ctx: Ctx, id: string): Promise<PdfFile> {
  const { own, receiptNumber, product, payment } = await findSold(ctx, id);
  const refund = await ctx.em.findOne(Refund, { purchase: own.id });
  if (!refund?.number || refund.amount === 0) throw notFound();
  const soldOn = longDay(jstDate(payment.settledAt ?? own.createdAt));
  const bytes = await drawBill({
    title: "適格返還請求書",
    number: refund.number,
    issuedAt: refund.doneAt ?? refund.createdAt,
    recipient: await recipientOf(ctx),
    ...sumsOf(`${product.name}（${soldOn} 販売分）`, { total: refund.amount, taxRate: own.taxRate }),
    notes: [`返金先：${cardOf(payment)}`, `元の領収書：${receiptNumber}（${soldOn}）`, "上記の金額を返金いたしました。"],
    issuer: await currentOperator(ctx),
  });
  return { fileName: `return-${refund.number}.pdf`, bytes };
}
