import type { EntityManager } from "@mikro-orm/postgresql";
import type { MailBody } from "../../../platform/mail/templates/index.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";

/** Mails every owner of a company in the owner's language. */
export async function mailOwners(ctx: Ctx, em: EntityManager, company: Pick<Company, "id">, mail: MailBody): Promise<void> {
  const owners = await em.find(CompanyMember, { company: company.id, role: "OWNER", status: "ACTIVE" });
  for (const { email, locale } of owners) ctx.mail(em, { to: email, locale, ...mail });
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
  const params = { company: company.name, plan: planCode, total, number, due: due ? jstDate(due) : null };
  return mailOwners(ctx, em, company, { template, params });
}
