import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import { CompanyMember, memberWith } from "../member/company-member.entity.ts";
import { recordConsent } from "../registration/record-consent.ts";
import { termsVersion } from "../registration/terms.ts";
import { Company } from "./company.entity.ts";
import { CompanyRegistration } from "./company-registration.entity.ts";

/**
 * Makes the company of a confirmed registration, under review, with its first owner; the registration is forgotten.
 * @returns the owner's id @throws UserErrors TOKEN_INVALID, CORPORATE_NUMBER_TAKEN
 */
export async function createCompany(ctx: Ctx, em: EntityManager, registrationId: string): Promise<string> {
  const registration = await em.findOne(CompanyRegistration, { id: registrationId });
  if (!registration) throw userError("TOKEN_INVALID", ["token"]);
  const { facts, email, ownerName, locale } = registration;
  if (facts.corporateNumber && (await em.count(Company, { corporateNumber: facts.corporateNumber })) > 0) {
    throw userError("CORPORATE_NUMBER_TAKEN", ["token"]);
  }
  if ((await em.count(CompanyMember, memberWith(email))) > 0) throw userError("TOKEN_INVALID", ["token"]);
  const stamps = { createdAt: ctx.now(), updatedAt: ctx.now() };
  const company = em.create(Company, { id: newId(), ...facts, status: "PENDING", plan: "FREE", ...stamps });
  const member = em.create(CompanyMember, { id: newId(), company, email, name: ownerName, role: "OWNER", locale, ...stamps });
  const version = registration.termsVersion ?? (await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion));
  await recordConsent(em, { kind: "COMPANY", accountId: member.id, version, at: registration.createdAt });
  em.remove(registration);
  return member.id;
}
