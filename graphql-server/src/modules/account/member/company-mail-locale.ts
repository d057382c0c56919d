import type { EntityManager } from "@mikro-orm/postgresql";
import type { Company } from "../company/company.entity.ts";
import { CompanyMember } from "./company-member.entity.ts";

/** Languages of the mails to companies. */
export type CompanyLocale = "ja" | "en";

type Contact = Pick<Company, "id" | "contactEmail">;

/** The mail language of a company among its active members, the earliest first: that of the one with its contact address, else of the first owner. */
export function localeAmong(members: readonly CompanyMember[], { contactEmail }: Pick<Company, "contactEmail">): CompanyLocale {
  const reader = members.find(({ email }) => email === contactEmail.toLowerCase()) ?? members.find(({ role }) => role === "OWNER");
  return reader?.locale === "en" ? "en" : "ja";
}

/** The mail language of each company. One statement for all of them. */
export async function companyLocales(em: EntityManager, companies: readonly Contact[]): Promise<Map<string, CompanyLocale>> {
  const members = await em.find(
    CompanyMember,
    { company: { $in: companies.map(({ id }) => id) }, status: "ACTIVE" },
    { orderBy: { createdAt: "asc", id: "asc" } },
  );
  const byCompany = Map.groupBy(members, ({ company }) => company.id);
  return new Map(companies.map((company) => [company.id, localeAmong(byCompany.get(company.id) ?? [], company)]));
}

/** Returns a company's contact address and its mail language. */
export async function companyReader(em: EntityManager, company: Contact): Promise<{ to: string; locale: CompanyLocale }> {
  const locales = await companyLocales(em, [company]);
  return { to: company.contactEmail, locale: locales.get(company.id) ?? "ja" };
}
