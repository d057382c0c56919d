import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Plan } from "../../account/company/plan.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import type { LockedSubscription } from "./lock-subscription.ts";

/** Puts a company on the plan of an invoice for its period, in the given transaction. */
export function applyPlan(ctx: Ctx, em: EntityManager, { company, subscription }: LockedSubscription, invoice: Invoice): void {
  company.plan = em.getReference(Plan, invoice.planCode, { wrapped: true });
  if (invoice.kind === "START") subscription.anchorDay = Number(jstDate(invoice.periodStart).slice(8));
  Object.assign(subscription, {
    status: "ACTIVE",
    method: invoice.method,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    nextPlan: null,
    pastDueSince: null,
    nextDunningAt: null,
    updatedAt: ctx.now(),
  });
}

/** Puts a company back on the free plan; a saved card stays. Works that are published stay so until they end. */
export function endPlan(ctx: Ctx, em: EntityManager, { company, subscription }: LockedSubscription): void {
  company.plan = em.getReference(Plan, "FREE", { wrapped: true });
  const none = {
    status: "NONE",
    periodStart: null,
    periodEnd: null,
    anchorDay: null,
    nextPlan: null,
    pastDueSince: null,
    nextDunningAt: null,
  };
  Object.assign(subscription, none, { updatedAt: ctx.now() });
}
