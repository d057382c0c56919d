import type { EntityManager, FilterQuery } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { taxRate } from "../../../shared/tax.ts";
import { Plan } from "../../account/company/plan.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { issueInvoice, voidInvoice } from "../invoice/issue-invoice.ts";
import { drivePayment } from "../payment/drive-payment.ts";
import { applyPlan, endPlan } from "./apply-plan.ts";
import { chargeInvoice, lastCharge } from "./charge-invoice.ts";
import { graceEnd } from "./grace.ts";
import { type LockedSubscription, lockSubscription } from "./lock-subscription.ts";
import { mailAboutInvoice, mailOwners } from "./mail-owners.ts";
import { fullPeriod, nextMonth, totalOf } from "./plan-change.ts";
import { Subscription } from "./subscription.entity.ts";

const dayMs = 86_400_000;
const batch = 50;

/** Tries the saved card; where none is saved, the owners hear that one is needed. @returns the payment to drive */
async function charge(ctx: Ctx, em: EntityManager, locked: LockedSubscription, invoice: Invoice): Promise<string | null> {
  const { company, subscription } = locked;
  if (subscription.cardMethod) return chargeInvoice(ctx, em, locked, invoice).id;
  const due = graceEnd(subscription.pastDueSince ?? ctx.now());
  await mailAboutInvoice(ctx, em, company, { template: "plan-past-due", invoice, due });
  return null;
}

/** Checks for a transfer that is long overdue: a company that does not pay is billed no further. */
async function isLongUnpaid(ctx: Ctx, em: EntityManager, companyId: string): Promise<boolean> {
  const late = await em.findOne(Invoice, { company: companyId, status: "OVERDUE" }, { orderBy: { dueAt: "asc" } });
  return late !== null && graceEnd(late.dueAt) <= ctx.now();
}

/** Bills the next month. @returns the payment to drive when it is charged to the card */
async function renew(ctx: Ctx, em: EntityManager, locked: LockedSubscription): Promise<string | null> {
  const { company, subscription } = locked;
  const start = subscription.periodEnd ?? ctx.now();
  const plan = await em.findOneOrFail(Plan, { code: subscription.nextPlan ?? company.plan.code });
  // A company that was stopped cannot use what it would pay for.
  if (plan.monthlyPrice === 0 || company.status !== "ACTIVE" || (await isLongUnpaid(ctx, em, company.id))) {
    const ended = company.plan.code;
    endPlan(ctx, em, locked);
    await mailOwners(ctx, em, company, (name) => ({ template: "plan-ended", params: { company: name, plan: ended } }));
    return null;
  }
  const period = { start, end: nextMonth(start, subscription.anchorDay ?? undefined) };
  const lines = [fullPeriod(plan, period)];
  const facts = { kind: "RENEW", method: subscription.method, planCode: plan.code, taxRate, operationId: null } as const;
  const invoice = await issueInvoice(ctx, em, { company, period, lines, ...totalOf(lines), ...facts });
  if (subscription.method === "TRANSFER") {
    applyPlan(ctx, em, locked, invoice);
    await mailAboutInvoice(ctx, em, company, { template: "plan-invoiced", invoice, due: invoice.dueAt });
    return null;
  }
  // Until the money is there the plan goes on, past due.
  Object.assign(subscription, { status: "PAST_DUE", pastDueSince: ctx.now(), nextDunningAt: new Date(ctx.now().getTime() + dayMs) });
  return charge(ctx, em, locked, invoice);
}

/** Tries a renewal that was refused once more, or ends the plan when the grace is over. */
async function dun(ctx: Ctx, em: EntityManager, locked: LockedSubscription): Promise<string | null> {
  const { company, subscription } = locked;
  const open = { company: company.id, kind: "RENEW", status: { $in: ["INVOICED", "OVERDUE"] } } as const;
  const invoice = await em.findOne(Invoice, open, { orderBy: { issuedAt: "desc" } });
  const last = invoice && (await lastCharge(em, invoice.id));
  subscription.nextDunningAt = new Date(ctx.now().getTime() + dayMs);
  // The outcome of the last try is still being asked for.
  if (!invoice || (last && (last.status === "PENDING" || last.status === "ACTION"))) return null;
  if (graceEnd(subscription.pastDueSince ?? ctx.now()) <= ctx.now()) {
    voidInvoice(ctx, em, invoice);
    endPlan(ctx, em, locked);
    await mailOwners(ctx, em, company, (name) => ({
      template: "plan-ended",
      params: { company: name, plan: invoice.planCode },
    }));
    return null;
  }
  return charge(ctx, em, locked, invoice);
}

async function step(ctx: Ctx, companyId: string): Promise<void> {
  const paymentId = await runInTransaction(ctx.em, async (em) => {
    const locked = await lockSubscription(ctx, em, companyId);
    const { status, periodEnd, nextDunningAt } = locked.subscription;
    const now = ctx.now();
    if (status === "ACTIVE" && periodEnd && periodEnd <= now) return renew(ctx, em, locked);
    if (status === "PAST_DUE" && nextDunningAt && nextDunningAt <= now) return dun(ctx, em, locked);
    return null;
  });
  ctx.em.clear();
  if (paymentId && ctx.payments) await drivePayment(ctx, paymentId);
  ctx.em.clear();
}

/** Renews every plan whose month is over, and goes after those that were not paid. @returns how many were looked at */
export async function renewSubscriptions(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const due: FilterQuery<Subscription> = {
    $or: [
      { status: "ACTIVE", periodEnd: { $lte: now } },
      { status: "PAST_DUE", nextDunningAt: { $lte: now } },
    ],
  };
  const rows = await ctx.em.find(Subscription, due, { limit: batch });
  const ids = rows.map(({ company }) => company.id);
  ctx.em.clear();
  for (const id of ids) await step(ctx, id);
  return ids.length;
}
