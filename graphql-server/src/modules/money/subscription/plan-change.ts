import { jstDate } from "../../../shared/calendar/jst.ts";
import { addedTax, taxRate } from "../../../shared/tax.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import type { InvoiceLine } from "../invoice/invoice.entity.ts";

const dayMs = 86_400_000;

export interface PricedPlan {
  code: PlanCode;
  /** Yen a month without tax. */
  monthlyPrice: number;
}

export interface Period {
  start: Date;
  end: Date;
}

/** START and UPGRADE take effect and are charged at once, LATER at the end of the period. */
export type PlanChangeKind = "START" | "UPGRADE" | "LATER" | "KEEP";

export interface PlanChange {
  kind: PlanChangeKind;
  lines: InvoiceLine[];
  subtotal: number;
  tax: number;
  total: number;
  period: Period;
  /** First moment of the new plan. */
  effectiveAt: Date;
}

/** The same day next month in Japan at the same time; the last day of a shorter month. */
export function nextMonth(from: Date, anchorDay = Number(jstDate(from).slice(8))): Date {
  const local = new Date(from.getTime() + 9 * 3_600_000);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = local.getTime() - Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay)) + time - 9 * 3_600_000);
}

/** Sums lines and rounds the tax once (適格請求書). A credit larger than the rest makes nothing due. */
export function totalOf(lines: readonly InvoiceLine[]): Pick<PlanChange, "subtotal" | "tax" | "total"> {
  const subtotal = Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );
  const tax = addedTax(subtotal, taxRate);
  return { subtotal, tax, total: subtotal + tax };
}

/** The day before the one on which the next period is billed, so that no day stands on two invoices; never before `first`. */
function lastDay({ end }: Period, first: string): string {
  const last = jstDate(new Date(end.getTime() - dayMs));
  return last < first ? first : last;
}

/** Full price of a plan for a period. */
export function fullPeriod(plan: PricedPlan, period: Period): InvoiceLine {
  const from = jstDate(period.start);
  return { code: "PLAN", planCode: plan.code, from, to: lastDay(period, from), amount: plan.monthlyPrice };
}

/** The part of a month's price that the rest of the period takes, counted in days begun, rounded down. */
function restOf(price: number, now: Date, { start, end }: Period): number {
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  const left = Math.min(days, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  return Math.floor((price * left) / days);
}

/**
 * Computes the cost and the date of a plan change: pure, so that the confirmation and the charge cannot differ. `period` is the paid one
 * that runs now; null on the free plan.
 */
export function planChange({ from, to, now, period }: { from: PricedPlan; to: PricedPlan; now: Date; period: Period | null }): PlanChange {
  const nothing = { lines: [], subtotal: 0, tax: 0, total: 0 };
  if (from.code === to.code) return { kind: "KEEP", ...nothing, period: period ?? { start: now, end: now }, effectiveAt: now };
  if (!period) {
    const first = { start: now, end: nextMonth(now) };
    const lines = [fullPeriod(to, first)];
    return { kind: "START", lines, ...totalOf(lines), period: first, effectiveAt: now };
  }
  if (to.monthlyPrice <= from.monthlyPrice) return { kind: "LATER", ...nothing, period, effectiveAt: period.end };
  const day = jstDate(now);
  const last = lastDay(period, day);
  const lines: InvoiceLine[] = [
    { code: "UNUSED", planCode: from.code, from: day, to: last, amount: -restOf(from.monthlyPrice, now, period) },
    { code: "PLAN", planCode: to.code, from: day, to: last, amount: restOf(to.monthlyPrice, now, period) },
  ];
  return { kind: "UPGRADE", lines, ...totalOf(lines), period, effectiveAt: now };
}
