import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import type { News } from "../news/news.entity.ts";

/** Name of the items in the audit record. */
export const newsObject = "News";

/** Puts an act on an item on record, as the system's when nobody is signed in. */
export function recordNews(ctx: Ctx, em: EntityManager, news: News, act: Pick<AuditRecord, "action" | "detail">): void {
  const { admin } = ctx.viewer;
  recordAudit(ctx, em, {
    action: act.action,
    objectType: newsObject,
    objectId: news.id,
    ...(act.detail && { detail: act.detail }),
    ...(admin && { actor: { kind: "ADMIN" as const, id: admin.adminId, sessionId: admin.sessionId } }),
  });
}
