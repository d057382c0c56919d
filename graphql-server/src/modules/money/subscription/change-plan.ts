import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { taxRate } from "../../../shared/tax.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { CompanyViewer } from "../../../shared/viewer/viewer.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { Plan, planCodes } from "../../account/company/plan.entity.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import { billingMethods, Invoice } from "../invoice/invoice.entity.ts";
import { issueInvoice, voidInvoice } from "../invoice/issue-invoice.ts";
import { drivePayment } from "../payment/drive-payment.ts";
import { applyPlan } from "./apply-plan.ts";
import { chargeInvoice, lastCharge } from "./charge-invoice.ts";
import { type LockedSubscription, lockSubscription } from "./lock-subscription.ts";
import { mailAboutInvoice } from "./mail-owners.ts";
import { type PlanChange, planChange } from "./plan-change.ts";
import { requireRoom } from "./require-room.ts";
import { Subscription } from "./subscription.entity.ts";

const schema = z.strictObject({
  planCode: z.enum(planCodes),
  method: z.enum(billingMethods),
  expectedTotal: z.int(),
  operationId: z.string().refine(isId),
  agreed: z.boolean(),
});
type Input = z.output<typeof schema>;

/** The period that is paid and runs; null on the free plan. */
export function runningPeriod({ periodStart, periodEnd }: Subscription): { start: Date; end: Date } | null {
  return periodStart && periodEnd ? { start: periodStart, end: periodEnd } : null;
}

/** Bills a change that takes effect at once. By transfer the plan begins with the invoice, which is mailed; by card with the payment. */
async function bill(
  ctx: Ctx,
  em: EntityManager,
  locked: LockedSubscription,
  change: PlanChange,
  input: PlanWish["input"],
): Promise<Invoice> {
  const { lines, subtotal, tax, total, period } = change;
  const kind = change.kind === "START" ? "START" : "UPGRADE";
  const facts = { kind, method: input.method, planCode: input.planCode, lines, subtotal, tax, total, taxRate } as const;
  const invoice = await issueInvoice(ctx, em, { company: locked.company, period, ...facts, operationId: input.operationId });
  if (input.method === "CARD" && total > 0) chargeInvoice(ctx, em, locked, invoice);
  else applyPlan(ctx, em, locked, invoice);
  if (input.method === "TRANSFER" && total > 0)
    await mailAboutInvoice(ctx, em, locked.company, { template: "plan-invoiced", invoice, due: invoice.dueAt });
  return invoice;
}

/** True when an unpaid invoice forbids the change: one to be charged to a card always, an overdue transfer only for a larger plan. */
async function unpaidInvoice(em: EntityManager, companyId: string, kind: PlanChange["kind"]): Promise<boolean> {
  const byCard = { method: "CARD", status: { $in: ["INVOICED", "PARTIAL", "OVERDUE"] } } as const;
  const $or = kind === "LATER" ? [byCard] : [byCard, { status: "OVERDUE" } as const];
  return (await em.count(Invoice, { company: companyId, $or })) > 0;
}

/** A wish to change a company's plan: the company, the person who asks and their input. */
export interface PlanWish {
  companyId: string;
  actor: AuditRecord["actor"];
  input: Omit<Input, "agreed">;
}

/** A change as it was written; `isNew` is false when another request of the same operation was first. */
export interface WrittenPlanChange {
  company: Company;
  invoice: Invoice | null;
  isNew: boolean;
}

/** Writes a change of plan in the given transaction; a charge is driven after it. @throws UserErrors as changePlan */
export async function writePlanChange(ctx: Ctx, em: EntityManager, { companyId, actor, input }: PlanWish): Promise<WrittenPlanChange> {
  const locked = await lockSubscription(ctx, em, companyId);
  const { company, subscription } = locked;
  // Another request of the same operation may have been first.
  const billed = await em.findOne(Invoice, { operationId: input.operationId });
  if (billed) return { company, invoice: billed, isNew: false };
  const [from, to] = [await company.plan.loadOrFail(), await em.findOneOrFail(Plan, { code: input.planCode })];
  const change = planChange({ from, to, now: ctx.now(), period: runningPeriod(subscription) });
  if (change.total !== input.expectedTotal) throw userError("PRICE_CHANGED", ["expectedTotal"]);
  const detail = { plan: to.code };
  recordAudit(ctx, em, { action: "subscription.changePlan", objectType: "Company", objectId: company.id, detail, ...(actor && { actor }) });
  subscription.updatedAt = ctx.now();
  if (change.kind === "KEEP") subscription.nextPlan = null;
  if (change.kind !== "KEEP" && (await unpaidInvoice(em, company.id, change.kind))) throw userError("PAYMENT_PENDING", ["planCode"]);
  if (change.kind === "LATER") {
    await requireRoom(em, company, to);
    subscription.nextPlan = to.code;
  }
  if (change.kind === "KEEP" || change.kind === "LATER") return { company, invoice: null, isNew: true };
  if (company.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE", ["planCode"]);
  return { company, invoice: await bill(ctx, em, locked, change, input), isNew: true };
}

/** The invoice of the same operation, if it was written before. @throws UserErrors OPERATION_CONFLICT when it was another change */
async function findBilled(ctx: Ctx, companyId: string, { operationId, planCode }: Input): Promise<Invoice | null> {
  const invoice = await ctx.em.findOne(Invoice, { operationId });
  if (invoice && (invoice.company.id !== companyId || invoice.planCode !== planCode))
    throw userError("OPERATION_CONFLICT", ["operationId"]);
  return invoice;
}

function findOrBill(ctx: Ctx, owner: CompanyViewer, input: Input): Promise<Invoice | null> {
  const actor = auditActor(owner);
  const wish = { companyId: owner.companyId, actor, input };
  return once<Invoice | null>(ctx, {
    operationId: input.operationId,
    limits: [{ name: "pay", value: owner.companyId }],
    find: () => findBilled(ctx, owner.companyId, input),
    act: async () => (await runInTransaction(ctx.em, (em) => writePlanChange(ctx, em, wish))).invoice,
  });
}

/** A refused card takes its invoice back: the plan stays as it was. */
async function takeBack(ctx: Ctx, companyId: string, invoiceId: string): Promise<void> {
  await runInTransaction(ctx.em, async (em) => {
    await lockSubscription(ctx, em, companyId);
    const invoice = await em.findOneOrFail(Invoice, { id: invoiceId }, { refresh: true });
    if (invoice.status === "INVOICED") voidInvoice(ctx, em, invoice);
  });
}

/**
 * Changes the plan: a larger one at once, charged for the rest of the period; a smaller one at the end of the period. The same operation
 * again changes and charges nothing more.
 * @throws UserErrors FORBIDDEN, TERMS_NOT_ACCEPTED, PRICE_CHANGED, CARD_REQUIRED, PAYMENT_PENDING, PLAN_TOO_SMALL, COMPANY_NOT_ACTIVE,
 * OPERATION_CONFLICT, RATE_LIMITED, CARD_DECLINED and its kin
 */
export async function changePlan(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<Subscription> {
  const owner = requireCompanyOwner(ctx);
  const input = parse(schema, rawInput);
  if (!input.agreed) throw userError("TERMS_NOT_ACCEPTED", ["agreed"]);
  const invoice = await findOrBill(ctx, owner, input);
  const charge = invoice && (await lastCharge(ctx.em, invoice.id));
  if (invoice && charge) {
    const payment = await drivePayment(ctx, charge.id);
    if (payment.status === "DECLINED") {
      await takeBack(ctx, owner.companyId, invoice.id);
      throw userError(payment.declineReason ?? "CARD_DECLINED", ["method"]);
    }
  }
  return ctx.em.findOneOrFail(Subscription, { company: owner.companyId }, { refresh: true });
}
