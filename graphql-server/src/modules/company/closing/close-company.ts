import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { Company } from "../../account/company/company.entity.ts";
import { forgetCompanyPhotos } from "../../account/company-photo/forget-company-photos.ts";
import { forgetFiles } from "../../account/company-photo/photo-files.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { checkOwnPassword } from "../../account/password/check-own-password.ts";
import { Credential } from "../../account/password/credential.entity.ts";
import { MailToken } from "../../account/password/mail-token.entity.ts";
import { Session } from "../../account/session/session.entity.ts";
import { RecoveryCode } from "../../account/two-factor/recovery-code.entity.ts";
import { TwoFactor } from "../../account/two-factor/two-factor.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { EntryFilter } from "../../entry/board/entry-filter.entity.ts";
import { endPlan } from "../../money/subscription/apply-plan.ts";
import { lockSubscription } from "../../money/subscription/lock-subscription.ts";
import { mailOwners } from "../../money/subscription/mail-owners.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { CompanyTemplate } from "../texts/company-template.entity.ts";
import { closingState } from "./company-closing.queries.ts";

const schema = z.strictObject({
  password: z.string().min(1).max(512),
  understood: z.boolean().refine((understood) => understood, problem("NOT_UNDERSTOOD")),
});

/** @throws UserErrors NOT_SETTLED with what is left */
async function requireSettled(ctx: Ctx, em: EntityManager): Promise<void> {
  const { publishedWorkCount, undecidedEntryCount, promisedEntryCount, unpaidInvoiceCount } = await closingState({
    em,
    viewer: ctx.viewer,
  });
  const left = publishedWorkCount + undecidedEntryCount + promisedEntryCount + unpaidInvoiceCount;
  if (left > 0)
    throw userError("NOT_SETTLED", [], {
      works: publishedWorkCount,
      entries: undecidedEntryCount + promisedEntryCount,
      invoices: unpaidInvoiceCount,
    });
}

/** Takes members' access and sessions away, drops drafts and the saved card, and ends the plan. Published and billed facts stay, by law. */
async function close(ctx: Ctx, em: EntityManager, companyId: string): Promise<Company> {
  const company = await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (company.status === "CLOSED") throw userError("ILLEGAL_TRANSITION", [], { legal: "-" });
  await requireSettled(ctx, em);
  await mailOwners(ctx, em, company, (name) => ({ template: "company-closed", params: { company: name } }));
  const locked = await lockSubscription(ctx, em, companyId);
  endPlan(ctx, em, locked);
  Object.assign(locked.subscription, { customer: null, cardMethod: null, cardBrand: null, cardLast4: null, pendingCard: null });
  company.status = "CLOSED";
  company.updatedAt = ctx.now();
  const members = await em.find(CompanyMember, { company: companyId }, { fields: ["id"] });
  const accounts = { kind: "COMPANY", accountId: { $in: members.map(({ id }) => id) } } as const;
  await em.nativeDelete(Session, accounts);
  await em.nativeDelete(Credential, accounts);
  await em.nativeDelete(MailToken, accounts);
  await em.nativeDelete(TwoFactor, accounts);
  await em.nativeDelete(RecoveryCode, accounts);
  await em.nativeDelete(EntryFilter, { member: accounts.accountId });
  await em.nativeUpdate(CompanyMember, { company: companyId }, { status: "DISABLED", updatedAt: ctx.now() });
  await em.nativeDelete(CompanyTemplate, { company: companyId });
  await em.nativeDelete(Work, { company: companyId, status: { $in: ["DRAFT", "REVIEW", "RETURNED"] }, publishedAt: null });
  return company;
}

/**
 * Closes the company's account for good, once its works, applications and bills are settled. Every member is signed out.
 * @throws UserErrors FORBIDDEN, WRONG_PASSWORD, NOT_UNDERSTOOD, NOT_SETTLED, RATE_LIMITED
 */
export async function closeCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const { password } = parse(schema, input);
  await checkOwnPassword(ctx, { kind: "COMPANY", accountId: owner.memberId }, password);
  const photos = await runInTransaction(ctx.em, async (em) => {
    await close(ctx, em, owner.companyId);
    const actor = auditActor(owner);
    recordAudit(ctx, em, { action: "company.close", objectType: "Company", objectId: owner.companyId, actor });
    return forgetCompanyPhotos(em, owner.companyId);
  });
  await forgetFiles(ctx, photos);
}
