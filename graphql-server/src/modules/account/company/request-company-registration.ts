import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { houseLocaleOf } from "../../../shared/locale.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { requireLawfulText } from "../../base/judging/require-lawful-text.ts";
import { CompanyMember, memberWith } from "../member/company-member.entity.ts";
import { memberName } from "../member/member-name.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { termsVersion } from "../registration/terms.ts";
import { Company } from "./company.entity.ts";
import { companyFactsSchema } from "./company-facts.schema.ts";
import { CompanyRegistration } from "./company-registration.entity.ts";

const schema = z.object({
  facts: companyFactsSchema,
  ownerName: memberName,
  email: emailSchema,
  agreeToTerms: z.boolean().refine((agreed) => agreed, problem("TERMS_NOT_ACCEPTED")),
});

/**
 * Keeps the facts of a company and mails its owner a link; nothing else exists until that is opened. An address that has an account gets a
 * mail that says so instead; both get the same answer. A corporate number is public, so the answer may say that it is taken.
 * @throws UserErrors CORPORATE_NUMBER_TAKEN, TERMS_NOT_ACCEPTED, RATE_LIMITED, or what is wrong with a field
 */
export async function requestCompanyRegistration(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { facts, ownerName, email } = parse(schema, input);
  await requireLawfulText(ctx, facts.description, ["facts", "description"]);
  await enforceLimit(ctx, "register-ip", addressKey(ctx.ip));
  await enforceLimit(ctx, "register-email", `company:${email}`);
  const { corporateNumber } = facts;
  if (corporateNumber && (await ctx.em.count(Company, { corporateNumber })) > 0) {
    throw userError("CORPORATE_NUMBER_TAKEN", ["facts", "corporateNumber"]);
  }
  await runInTransaction(ctx.em, async (em) => {
    const known = (await em.count(CompanyMember, memberWith(email))) > 0;
    const registration = em.create(CompanyRegistration, {
      id: newId(),
      email,
      ownerName,
      facts,
      locale: houseLocaleOf(ctx.locale),
      termsVersion: await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion),
      createdAt: ctx.now(),
    });
    const owner = { purpose: "REGISTER", kind: "COMPANY", email, accountId: registration.id, usable: !known } as const;
    const token = await issueToken(ctx, em, owner);
    const reader = { to: email, locale: houseLocaleOf(ctx.locale) };
    if (known) ctx.mail(em, { ...reader, template: "company-already-registered", params: {} });
    else ctx.mail(em, { ...reader, template: "company-register", params: { token, name: ownerName } });
  });
}
