import type { EntityManager } from "@mikro-orm/postgresql";
import type { Company } from "../../account/company/company.entity.ts";
import { CompanyMember, memberWith } from "../../account/member/company-member.entity.ts";

/** Who answers the mails to a company's contact address: the member who signs in with it, if that one may write. */
export function writingMember(
  em: EntityManager,
  { id, contactEmail }: Pick<Company, "id" | "contactEmail">,
): Promise<CompanyMember | null> {
  const email = contactEmail.toLowerCase();
  return em.findOne(CompanyMember, { company: id, ...memberWith(email), status: "ACTIVE", role: { $in: ["OWNER", "RECRUITER"] } });
}
