import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx, Mail } from "../../../shared/ctx.ts";
import { jstDate } from "../../../shared/jst.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";

/** Mails every owner of a company in the owner's language. */
export async function mailOwners(
  ctx: Ctx,
  em: EntityManager,
  company: Pick<Company, "id" | "name">,
  mail: Pick<Mail, "template" | "params">,
): Promise<void> {
  const owners = await em.find(CompanyMember, { company: company.id, role: "OWNER", status: "ACTIVE" });
  for (const { email, locale } of owners) ctx.mail(em, { to: email, locale, ...mail, params: { company: company.name, ...mail.params } });
}

interface InvoiceNews {
  template: "plan-paid" | "plan-invoiced" | "plan-past-due";
  invoice: Pick<Invoice, "planCode" | "total" | "number">;
  /** Until when it is to be paid, when something is still to be done. */
  due?: Date;
}

/** Mails every owner what happened to an invoice of the plan. */
export function mailAboutInvoice(
  ctx: Ctx,
  em: EntityManager,
  company: Pick<Company, "id" | "name">,
  { template, invoice, due }: InvoiceNews,
): Promise<void> {
  const { planCode, total, number } = invoice;
  return mailOwners(ctx, em, company, { template, params: { plan: planCode, total, number, due: due ? jstDate(due) : null } });
}
