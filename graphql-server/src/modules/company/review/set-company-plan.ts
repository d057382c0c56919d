import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Plan, planCodes } from "../../account/company/plan.entity.ts";
import { Invoice } from "../../money/invoice/invoice.entity.ts";
import { runningPeriod, writePlanChange } from "../../money/subscription/change-plan.ts";
import { type PlanChange, planChange } from "../../money/subscription/plan-change.ts";
import { Subscription } from "../../money/subscription/subscription.entity.ts";
import { requireCompanyReader, requirePlanChanger } from "./company-account.policy.ts";
import { reasonSchema, recordDecision } from "./decide-company.ts";

const schema = z.strictObject({
  id: z.string().refine(isId),
  planCode: z.enum(planCodes),
  expectedTotal: z.int(),
  reason: reasonSchema,
  operationId: z.string().refine(isId),
});

/** Quotes the cost and the date of moving a company to a plan now; null for an unknown company. @throws UserErrors FORBIDDEN */
export async function quoteCompanyPlan(ctx: Ctx, { id, planCode }: { id: string; planCode: Plan["code"] }): Promise<PlanChange | null> {
  requireCompanyReader(ctx);
  const company = isId(id) ? await ctx.em.findOne(Company, { id }, { populate: ["plan"] }) : null;
  if (!company) return null;
  const to = await ctx.em.findOneOrFail(Plan, { code: planCode });
  const subscription = await ctx.em.findOne(Subscription, { company: id });
  return planChange({ from: company.plan.getEntity(), to, now: ctx.now(), period: subscription ? runningPeriod(subscription) : null });
}

/**
 * Moves a company to a plan by the rules by which it moves itself, billed by invoice and transfer, and tells its owners. The same operation
 * again bills nothing more.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, PRICE_CHANGED, PLAN_TOO_SMALL, PAYMENT_PENDING, COMPANY_NOT_ACTIVE,
 * OPERATION_CONFLICT
 */
export async function setCompanyPlan(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<Company> {
  const admin = requirePlanChanger(ctx);
  const { id, reason, ...input } = parse(schema, rawInput);
  const { operationId, planCode } = input;
  const find = async () => {
    const known = await ctx.em.findOne(Invoice, { operationId });
    if (known && (known.company.id !== id || known.planCode !== planCode)) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known && ctx.em.findOneOrFail(Company, { id }, { refresh: true });
  };
  const act = () =>
    runInTransaction(ctx.em, async (em) => {
      if ((await em.count(Company, { id })) === 0) throw notFound();
      const wish = { ...input, method: "TRANSFER" } as const;
      const { company, isNew } = await writePlanChange(ctx, em, { companyId: id, actor: auditActor(admin), input: wish });
      if (!isNew) return company;
      recordDecision(ctx, em, company, { kind: "PLAN", admin, reason, detail: { plan: planCode } });
      await em.flush();
      return company;
    });
  return once(ctx, { operationId, find, act });
}
