import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { newestFirst } from "../../../shared/paging/newest-first.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Plan, type PlanCode } from "../../account/company/plan.entity.ts";
import { requireCompanyMember, requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { runningPeriod } from "./change-plan.ts";
import { type PlanChange, planChange } from "./plan-change.ts";
import { Subscription } from "./subscription.entity.ts";

/** The subscription of the member's company; null when it never paid. */
export function findSubscription(ctx: Ctx): Promise<Subscription | null> {
  const { companyId } = requireCompanyMember(ctx);
  return ctx.em.findOne(Subscription, { company: companyId });
}

/** Quotes the cost and the date of changing to a plan now, as the confirmation shows them. */
export async function quotePlan(ctx: Ctx, planCode: PlanCode): Promise<PlanChange> {
  const { companyId } = requireCompanyOwner(ctx);
  const company = await ctx.em.findOneOrFail(Company, { id: companyId }, { populate: ["plan"] });
  const to = await ctx.em.findOneOrFail(Plan, { code: planCode });
  const subscription = await ctx.em.findOne(Subscription, { company: companyId });
  return planChange({ from: company.plan.getEntity(), to, now: ctx.now(), period: subscription ? runningPeriod(subscription) : null });
}

/** The company's invoices, newest first. */
export async function listInvoices(ctx: Ctx, input: { first: number; after: string | null }) {
  const { companyId } = requireCompanyOwner(ctx);
  const own = { company: companyId };
  const { older, options, page } = newestFirst(input);
  const rows = await ctx.em.find(Invoice, { $and: [own, older] }, options);
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(Invoice, own),
  };
}

/** One of the company's invoices; null when it is not theirs. */
export function findInvoice(ctx: Ctx, id: string): Promise<Invoice | null> {
  const { companyId } = requireCompanyOwner(ctx);
  return isId(id) ? ctx.em.findOne(Invoice, { id, company: companyId }) : Promise.resolve(null);
}
