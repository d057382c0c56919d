import type { EntityManager } from "@mikro-orm/postgresql";
import { userError } from "../../../shared/user-error.ts";
import type { Company } from "../../account/company/company.entity.ts";
import type { Plan } from "../../account/company/plan.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";

/** Checks that published works and members fit a smaller plan. @throws UserErrors PLAN_TOO_SMALL with what it allows */
export async function requireRoom(em: EntityManager, company: Company, plan: Plan): Promise<void> {
  const members = await em.count(CompanyMember, { company: company.id, status: { $ne: "DISABLED" } });
  if (company.publishedWorks <= plan.publishedWorkLimit && members <= plan.memberLimit) return;
  throw userError("PLAN_TOO_SMALL", ["planCode"], { works: plan.publishedWorkLimit, members: plan.memberLimit });
}
