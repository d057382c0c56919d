import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";
import type { LockedWork } from "./lock-work.ts";

type WorkNotice =
  | "work-approved"
  | "work-corrected"
  | "work-returned"
  | "work-revision-approved"
  | "work-revision-returned"
  | "work-suspended";

/** Mails the company's contact about a decision on its posting, in the given transaction. */
export function tellCompany(
  ctx: Ctx,
  em: EntityManager,
  { work, company }: LockedWork,
  notice: { template: WorkNotice; reason?: string },
): void {
  const params = { title: work.title, workId: work.id, company: company.name, reason: notice.reason ?? null };
  ctx.mail(em, { to: company.contactEmail, template: notice.template, locale: "ja", params });
}
