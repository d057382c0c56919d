import type { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { isCorporateNumber } from "../../../shared/corporate-number.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { decisionSchema, lockCompany, mailMembers, recordDecision, requireStatus } from "./decide-company.ts";

/**
 * Opens a company that was reviewed: it may publish works and begin a plan. A 法人番号 whose check digit is wrong is never approved.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, INVALID_CORPORATE_NUMBER
 */
export async function approveCompany(ctx: Ctx, input: z.input<typeof decisionSchema>): Promise<Company> {
  const admin = requireOperator(ctx);
  const wanted = parse(decisionSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const company = await lockCompany(em, wanted);
    requireStatus(company, "PENDING");
    if (company.corporateNumber && !isCorporateNumber(company.corporateNumber)) throw userError("INVALID_CORPORATE_NUMBER", ["id"]);
    Object.assign(company, { status: "ACTIVE", refusedAt: null, refusal: null, updatedAt: ctx.now() });
    recordDecision(ctx, em, company, { kind: "APPROVED", admin, reason: null });
    await mailMembers(ctx, em, { company, template: "company-approved", reason: null });
    await em.flush();
    return company;
  });
}
