import { LockMode, UniqueConstraintViolationException } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { Company } from "./company.entity.ts";
import { type CompanyFacts, companyFactsSchema } from "./company-facts.schema.ts";

const schema = z.strictObject({ facts: companyFactsSchema, version: z.int() });

/** Facts the operator has checked: a reviewed company that changes one of them is reviewed again. */
function reviewedFactsDiffer(company: Company, facts: CompanyFacts): boolean {
  return company.name !== facts.name || (company.corporateNumber ?? null) !== facts.corporateNumber;
}

/**
 * Changes a company's facts about itself. A changed name or corporate number of a reviewed company is refused here: it goes through the
 * operator. @throws UserErrors FORBIDDEN, STALE_VERSION, REVIEWED_FACTS, CORPORATE_NUMBER_TAKEN, or what is wrong with a field
 */
export async function updateCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<Company> {
  const owner = requireCompanyOwner(ctx);
  const { facts, version } = parse(schema, input);
  try {
    return await runInTransaction(ctx.em, async (em) => {
      const company = await em.findOneOrFail(Company, { id: owner.companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (company.version !== version) throw userError("STALE_VERSION", ["version"]);
      if (company.status !== "PENDING" && reviewedFactsDiffer(company, facts)) throw userError("REVIEWED_FACTS", ["facts", "name"]);
      if (company.description !== facts.description)
        await requireLawfulText({ em, now: ctx.now }, facts.description, ["facts", "description"]);
      // What was refused is corrected: the company waits for the operator again.
      em.assign(company, { ...facts, refusedAt: null, updatedAt: ctx.now() });
      const actor = auditActor(owner);
      recordAudit(ctx, em, { action: "company.update", objectType: "Company", objectId: company.id, actor });
      await em.flush();
      return company;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw userError("CORPORATE_NUMBER_TAKEN", ["facts", "corporateNumber"]);
    throw error;
  }
}
