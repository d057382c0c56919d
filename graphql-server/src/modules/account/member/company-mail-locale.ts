import type { EntityManager } from "@mikro-orm/postgresql";
import type { Company } from "../company/company.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

/** Languages of the mails to companies. */
export type CompanyLocale = "ja" | "en";

/** Returns a company's contact address and its mail language: that of the member with this address, else of the first owner. */
export async function companyReader(
  em: EntityManager,
  { id, contactEmail }: Pick<Company, "id" | "contactEmail">,
): Promise<{ to: string; locale: CompanyLocale }> {
  const who = [{ email: contactEmail.toLowerCase() }, { role: "OWNER" as const }];
  const members = await em.find(CompanyMember, { company: id, status: "ACTIVE", $or: who }, { orderBy: { createdAt: "asc", id: "asc" } });
  const reader = members.find(({ email }) => email === contactEmail.toLowerCase()) ?? members[0];
  return { to: contactEmail, locale: reader?.locale === "en" ? "en" : "ja" };
}

/** SQL for the same language, for each company of a statement that names it `r`; null when it has no reader. */
export const companyReaderLocale = `(select case m.locale when 'en' then 'en' else 'ja' end from company_member m
  where m.company_id = r.id and m.status = 'ACTIVE' and (m.email = lower(r.contact_email) or m.role = 'OWNER')
  order by m.email = lower(r.contact_email) desc, m.created_at, m.id limit 1)`;
