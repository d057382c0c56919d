import type { EntityManager } from "@mikro-orm/postgresql";
import type { MailBody } from "../../../platform/mail/templates/index.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";

type Named = Pick<Company, "id" | "name" | "nameEn">;

/** Mails every owner of a company in the owner's language, in which `mailOf` is given the company's name. */
export async function mailOwners(ctx: Ctx, em: EntityManager, company: Named, mailOf: (name: string) => MailBody): Promise<void> {
  const owners = await em.find(CompanyMember, { company: company.id, role: "OWNER", status: "ACTIVE" });
  for (const { email, locale } of owners) ctx.mail(em, { to: email, locale, ...mailOf(companyNameIn(locale, company)) });
}

interface InvoiceNews {
  template: "plan-paid" | "plan-invoiced" | "plan-past-due";
  invoice: Pick<Invoice, "planCode" | "total" | "number">;
  /** Until when it is to be paid, when something is still to be done. */
  due?: Date;
}

/** Mails every owner what happened to an invoice of the plan. */
export function mailAboutInvoice(ctx: Ctx, em: EntityManager, company: Named, { template, invoice, due }: InvoiceNews): Promise<void> {
  const { planCode, total, number } = invoice;
  const params = { plan: planCode, total, number, due: due ? jstDate(due) : null };
  return mailOwners(ctx, em, company, (name) => ({ template, params: { ...params, company: name } }));
}
