import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { CompanyTemplate } from "./company-template.entity.ts";

/** Templates a company may keep. */
export const maxCompanyTemplates = 50;

const schema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  body: z.string().trim().min(1).max(4_000),
});

/** The templates of the viewer's own company by name; at most fifty. */
export function listCompanyTemplates(ctx: Ctx): Promise<CompanyTemplate[]> {
  const { companyId } = requireCompanyMember(ctx);
  return ctx.em.find(CompanyTemplate, { company: companyId }, { orderBy: { name: "asc", id: "asc" }, limit: maxCompanyTemplates });
}

/** Keeps a text for all members of the company; one of the same name is replaced. @throws UserErrors FORBIDDEN, TEMPLATE_LIMIT */
export async function saveCompanyTemplate(ctx: Ctx, input: z.input<typeof schema>): Promise<CompanyTemplate> {
  const { companyId } = requireRecruiter(ctx);
  const { name, body } = parse(schema, input);
  await requireLawfulText(ctx, body, ["body"]);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const company = await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.findOne(CompanyTemplate, { company: companyId, name }, { refresh: true });
    if (known) return Object.assign(known, { body, updatedAt: now });
    if ((await em.count(CompanyTemplate, { company: companyId })) >= maxCompanyTemplates) {
      throw userError("TEMPLATE_LIMIT", [], { limit: maxCompanyTemplates });
    }
    return em.create(CompanyTemplate, { id: newId(), company, name, body, createdAt: now, updatedAt: now });
  });
}

/** Forgets a text of the company; what was sent with it stays. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function deleteCompanyTemplate(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { companyId } = requireRecruiter(ctx);
  const count = isId(id) ? await ctx.em.nativeDelete(CompanyTemplate, { id, company: companyId }) : 0;
  if (count === 0) throw notFound();
  return id;
}
