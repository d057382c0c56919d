import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx, Mail } from "../../shared/ctx.ts";
import type { Company } from "../company/company.entity.ts";
import { CompanyMember } from "../company-member/company-member.entity.ts";

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
