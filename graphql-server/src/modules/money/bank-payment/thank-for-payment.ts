import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";

/** Tells the owners of companies what came in for their invoices, in the given transaction; one statement however many there are. */
export async function thankForPayments(ctx: Ctx, em: EntityManager, invoices: readonly Invoice[]): Promise<void> {
  const companies = [...new Set(invoices.map(({ company }) => company.id))];
  const owners = await em.find(
    CompanyMember,
    { company: { $in: companies }, role: "OWNER", status: "ACTIVE" },
    { populate: ["company"], fields: ["email", "locale", "company.name", "company.nameEn"] },
  );
  for (const { number, total, paidAmount, company } of invoices) {
    const params = { number, total, paid: paidAmount, open: Math.max(0, total - paidAmount), over: Math.max(0, paidAmount - total) };
    for (const owner of owners) {
      if (owner.company.id !== company.id) continue;
      const { email, locale } = owner;
      const name = companyNameIn(locale, owner.company.getEntity());
      ctx.mail(em, { to: email, locale, template: "invoice-paid", params: { ...params, company: name } });
    }
  }
}
