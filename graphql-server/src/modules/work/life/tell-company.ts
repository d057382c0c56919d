import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import type { CompanyText } from "../moderation/moderation-reason.ts";
import { ownTitle } from "../naming/work-title.ts";
import type { LockedWork } from "./lock-work.ts";

type WorkNotice =
  | "work-approved"
  | "work-corrected"
  | "work-returned"
  | "work-revision-approved"
  | "work-revision-returned"
  | "work-suspended"
  | "work-unsuspended";

/** Mails the company's contact about a decision on its posting, in the contact's language, in the given transaction. */
export async function tellCompany(
  ctx: Ctx,
  em: EntityManager,
  { work, company }: LockedWork,
  notice: { template: WorkNotice; reason?: CompanyText },
): Promise<void> {
  const reader = await companyReader(em, company);
  const names = { title: ownTitle(reader.locale, work), company: companyNameIn(reader.locale, company) };
  const params = { workId: work.id, ...names, reason: notice.reason?.[reader.locale] ?? null };
  ctx.mail(em, { ...reader, template: notice.template, params });
}
