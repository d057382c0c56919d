import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";
import type { LockedWork } from "./lock-work.ts";

/** Mails the company's contact about a decision on its posting, in the given transaction. */
export function tellCompany(
  ctx: Ctx,
  em: EntityManager,
  { work, company }: LockedWork,
  notice: { template: "work-approved" | "work-returned" | "work-suspended"; reason?: string },
): void {
  const params = { title: work.title, workId: work.id, company: company.name, reason: notice.reason ?? null };
  ctx.mail(em, { to: company.contactEmail, template: notice.template, locale: "ja", params });
}
