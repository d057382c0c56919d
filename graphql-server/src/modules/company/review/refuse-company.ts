import type { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { lockCompany, mailMembers, reasonedSchema, recordDecision, requireStatus } from "./decide-company.ts";

/**
 * Refuses a company that waits for its review and says why. It leaves the queue, and comes back to it when its owner corrects what it says
 * of itself.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function refuseCompany(ctx: Ctx, input: z.input<typeof reasonedSchema>): Promise<Company> {
  const admin = requireOperator(ctx);
  const { reason, ...wanted } = parse(reasonedSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const company = await lockCompany(em, wanted);
    requireStatus(company, "PENDING");
    Object.assign(company, { refusedAt: ctx.now(), refusal: reason, updatedAt: ctx.now() });
    recordDecision(ctx, em, company, { kind: "REFUSED", admin, reason });
    await mailMembers(ctx, em, { company, template: "company-refused", reason });
    await em.flush();
    return company;
  });
}
