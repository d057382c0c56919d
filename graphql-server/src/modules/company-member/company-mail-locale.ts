import type { EntityManager } from "@mikro-orm/postgresql";
import type { Company } from "../company/company.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

/** Languages of the mails to companies. */
export type CompanyLocale = "ja" | "en";

/** The language of a company's contact address: that of the member who has it, else of the first owner. */
export async function companyMailLocale(
  em: EntityManager,
  { id, contactEmail }: Pick<Company, "id" | "contactEmail">,
): Promise<CompanyLocale> {
  const who = [{ email: contactEmail.toLowerCase() }, { role: "OWNER" as const }];
  const members = await em.find(CompanyMember, { company: id, status: "ACTIVE", $or: who }, { orderBy: { createdAt: "asc", id: "asc" } });
  const reader = members.find(({ email }) => email === contactEmail.toLowerCase()) ?? members[0];
  return reader?.locale === "en" ? "en" : "ja";
}
