import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { type CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import type { SuspensionGround } from "../../../shared/vocabulary/suspension-ground.ts";
import { Company } from "../../account/company/company.entity.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { ActOfEvent, AuditDetail } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { CompanyEvent, type companyEventKinds } from "./company-event.entity.ts";

/** The text for the company: the reason, and what to do. */
export const reasonSchema = z.string().trim().min(1).max(2_000);
export const decisionSchema = z.strictObject({ id: z.string(), version: z.int() });
export const reasonedSchema = decisionSchema.extend({ reason: reasonSchema });

/** A company with its row locked. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockCompany(em: EntityManager, { id, version }: { id: string; version: number }): Promise<Company> {
  const company = isId(id)
    ? await em.findOne(Company, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["plan"] })
    : null;
  if (!company) throw notFound();
  if (company.version !== version) throw userError("STALE_VERSION", ["version"]);
  return company;
}

/** @throws UserErrors ILLEGAL_TRANSITION with the state in which it would be legal */
export function requireStatus({ status }: Company, legal: CompanyStatus): void {
  if (status !== legal) throw userError("ILLEGAL_TRANSITION", ["id"], { legal });
}

type Kind = (typeof companyEventKinds)[number];

const actionOf: ActOfEvent<"company", Kind> = {
  APPROVED: "company.approved",
  REFUSED: "company.refused",
  SUSPENDED: "company.suspended",
  RESTORED: "company.restored",
  PLAN: "company.plan",
};

interface Decision {
  kind: Kind;
  admin: AdminViewer;
  reason: string | null;
  detail?: AuditDetail;
}

/** Writes who decided what and why, for people and for the append-only record. */
export function recordDecision(ctx: Ctx, em: EntityManager, company: Company, { kind, admin, reason, detail }: Decision): void {
  em.create(CompanyEvent, { id: newId(), company, kind, admin: admin.adminId, reason, at: ctx.now() });
  recordAudit(ctx, em, {
    action: actionOf[kind],
    objectType: "Company",
    objectId: company.id,
    actor: auditActor(admin),
    detail: { reason, ...detail },
  });
}

type DecisionMail =
  | { template: "company-approved" | "company-refused" | "company-restored" }
  | { template: "company-suspended"; ground: SuspensionGround };

/** Mails every member who can sign in, in their language. */
export async function mailMembers(
  ctx: Ctx,
  em: EntityManager,
  { company, reason, ...mail }: { company: Company; reason: string | null } & DecisionMail,
): Promise<void> {
  const members = await em.find(CompanyMember, { company: company.id, status: "ACTIVE" });
  for (const { email, locale } of members) {
    const params = { company: companyNameIn(locale, company), reason };
    if (mail.template === "company-suspended")
      ctx.mail(em, { to: email, locale, template: mail.template, params: { ...params, ground: mail.ground } });
    else ctx.mail(em, { to: email, locale, template: mail.template, params });
  }
}
