import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { WorkReport } from "./work-report.entity.ts";
import type { WorkReportReason, WorkReportStatus } from "./work-report.vocabulary.ts";

export interface WorkReportFilter {
  statuses?: readonly WorkReportStatus[] | null;
  reasons?: readonly WorkReportReason[] | null;
}

/** DUE is the queue: the report that has to be looked at soonest comes first. */
export const workReportSorts = ["DUE", "NEWEST"] as const;
export type WorkReportSort = (typeof workReportSorts)[number];

const orders = {
  DUE: { key: "dueAt", kind: "TIME", direction: "asc" },
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
} as const;

/** Reports of works by keyset. @throws UserErrors FORBIDDEN */
export async function listWorkReports(
  ctx: Ctx,
  input: { filter?: WorkReportFilter | null; sort: WorkReportSort; first: number; after?: string | null },
) {
  requireModerator(ctx);
  const { statuses, reasons } = input.filter ?? {};
  const wanted = {
    ...(statuses?.length ? { status: { $in: [...statuses] } } : {}),
    ...(reasons?.length ? { reason: { $in: [...reasons] } } : {}),
  };
  const { where, orderBy, limit, page } = keyset(orders[input.sort], input);
  const rows = await ctx.em.find(WorkReport, { $and: [wanted, where] }, { orderBy, limit, populate: ["work", "work.company"] });
  return { ...page(rows), totalCount: () => ctx.em.count(WorkReport, wanted) };
}

/** Forgets reports a year after they were settled. */
export async function forgetOldWorkReports(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(WorkReport, { settledAt: { $lte: new Date(now.getTime() - 365 * 86_400_000) } });
}
