import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { recordIncome } from "../invoice/issue-invoice.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { postLedger } from "../payment/post-ledger.ts";
import { applyPlan } from "./apply-plan.ts";
import { graceEnd } from "./grace.ts";
import { lockSubscription } from "./lock-subscription.ts";
import { mailAboutInvoice } from "./mail-owners.ts";
import { Subscription } from "./subscription.entity.ts";

/** Books a card payment of a company's invoice and begins its plan. Runs inside the transaction that settles the payment. */
export async function settleInvoice(ctx: Ctx, em: EntityManager, payment: CardPayment): Promise<void> {
  const found = await em.findOneOrFail(Invoice, { id: payment.invoiceId ?? "" });
  const locked = await lockSubscription(ctx, em, found.company.id);
  const invoice = await em.findOneOrFail(Invoice, { id: found.id }, { refresh: true });
  // A charge that turned out to have worked after its invoice was taken back: the money is the company's, until it is returned.
  if (invoice.status === "VOID") {
    const amounts = { CASH_CARD: payment.amount, DEPOSIT: -payment.amount };
    return postLedger(ctx, em, { companyId: locked.company.id, invoiceId: invoice.id, memo: "late income", amounts });
  }
  recordIncome(ctx, em, { invoice, amount: payment.amount, account: "CASH_CARD" });
  applyPlan(ctx, em, locked, invoice);
  await mailAboutInvoice(ctx, em, locked.company, { template: "plan-paid", invoice });
}

/** Tells the owners of a renewal that was refused; an owner who changes the plan reads it on the screen instead. */
export async function tellRefusedRenewal(ctx: Ctx, em: EntityManager, payment: CardPayment): Promise<void> {
  const invoice = await em.findOneOrFail(Invoice, { id: payment.invoiceId ?? "" }, { populate: ["company"] });
  if (invoice.kind !== "RENEW" || invoice.status === "VOID") return;
  const subscription = await em.findOneOrFail(Subscription, { company: invoice.company.id });
  const due = graceEnd(subscription.pastDueSince ?? ctx.now());
  await mailAboutInvoice(ctx, em, invoice.company.getEntity(), { template: "plan-past-due", invoice, due });
}
