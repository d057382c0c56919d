import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { houseLocaleOf } from "../../../shared/locale.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { companyRoles } from "../../../shared/viewer/roles.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import type { Company } from "../company/company.entity.ts";
import { companyNameIn } from "../company/company-name.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { CompanyMember, memberWith } from "./company-member.entity.ts";
import { requireCompanyOwner } from "./company-member.policy.ts";
import { lockMembers } from "./lock-members.ts";
import { memberName } from "./member-name.ts";
import { requireOwnPassword } from "./own-password.ts";

const memberSchema = z.strictObject({ email: emailSchema, name: memberName, role: z.enum(companyRoles) });
const schema = memberSchema.extend({ password: z.string().max(512).nullish() });

async function mailInvitation(
  ctx: Ctx,
  em: EntityManager,
  { member, company }: { member: CompanyMember; company: Company },
): Promise<void> {
  const { email, id, name, locale } = member;
  const token = await issueToken(ctx, em, { purpose: "INVITE", kind: "COMPANY", email, accountId: id, usable: true });
  const params = { token, name, company: companyNameIn(locale, company) };
  ctx.mail(em, { to: email, locale, template: "invite-member", params });
}

async function write(ctx: Ctx, em: EntityManager, input: z.output<typeof memberSchema>): Promise<CompanyMember> {
  const owner = requireCompanyOwner(ctx);
  const { company, members } = await lockMembers(em, owner.companyId);
  const known = members.find(({ email }) => email === input.email);
  if (known?.status === "INVITED") return known;
  const { memberLimit } = await company.plan.loadOrFail();
  if (members.length >= memberLimit) throw userError("MEMBER_LIMIT", [], { limit: memberLimit });
  if ((await em.count(CompanyMember, memberWith(input.email))) > 0) throw userError("EMAIL_TAKEN", ["email"]);
  const now = ctx.now();
  const fresh = { status: "INVITED", locale: houseLocaleOf(ctx.locale), createdAt: now, updatedAt: now } as const;
  const member = em.create(CompanyMember, { id: newId(), company, ...input, ...fresh });
  await em.flush();
  await mailInvitation(ctx, em, { member, company });
  const actor = auditActor(owner);
  recordAudit(ctx, em, {
    action: "companyMember.invite",
    objectType: "CompanyMember",
    objectId: member.id,
    actor,
    detail: { role: input.role },
  });
  return member;
}

/**
 * Invites a colleague by mail, within the plan's number of members. The same invitation again makes no second one.
 * An owner is invited by one who proves who sits there.
 * @throws UserErrors FORBIDDEN, CONFIRM_PASSWORD, WRONG_PASSWORD, MEMBER_LIMIT, EMAIL_TAKEN, RATE_LIMITED
 */
export async function inviteMember(ctx: Ctx, input: z.input<typeof schema>): Promise<CompanyMember> {
  const owner = requireCompanyOwner(ctx);
  const { password, ...values } = parse(schema, input);
  if (values.role === "OWNER") await requireOwnPassword(ctx, password);
  await enforceLimit(ctx, "invite", owner.companyId);
  try {
    return await runInTransaction(ctx.em, (em) => write(ctx, em, values));
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw userError("EMAIL_TAKEN", ["email"]);
    throw error;
  }
}

/** Mails an unanswered invitation once more; the earlier link stops working. @throws UserErrors FORBIDDEN, NOT_FOUND, RATE_LIMITED */
export async function resendInvitation(ctx: Ctx, input: { id: string }): Promise<CompanyMember> {
  const owner = requireCompanyOwner(ctx);
  const { id } = parse(z.strictObject({ id: z.string().refine(isId) }), input);
  await enforceLimit(ctx, "invite", owner.companyId);
  return runInTransaction(ctx.em, async (em) => {
    const { company, members } = await lockMembers(em, owner.companyId);
    const member = members.find((candidate) => candidate.id === id && candidate.status === "INVITED");
    if (!member) throw notFound();
    await mailInvitation(ctx, em, { member, company });
    return member;
  });
}
