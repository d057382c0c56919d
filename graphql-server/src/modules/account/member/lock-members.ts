import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Company } from "../company/company.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

/** The members of a company who can sign in or were invited, one change of them at a time. */
export async function lockMembers(em: EntityManager, companyId: string): Promise<{ company: Company; members: CompanyMember[] }> {
  const company = await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const members = await em.find(CompanyMember, { company: companyId, status: { $ne: "DISABLED" } }, { refresh: true });
  return { company, members };
}
