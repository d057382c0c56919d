import type { Ctx } from "../../../shared/ctx.ts";
import { type AudienceName, isOpenTo } from "../../../shared/viewer/audience.ts";

/** Kinds of things that wait for somebody of the back office. */
export const adminQueueKinds = [
  "WORK_REPORT",
  "POSTING_REVIEW",
  "COMPANY_REVIEW",
  "COMPANY_PHOTO",
  "INQUIRY",
  "COMPLAINT",
  "DATA_INCIDENT",
  "OVERDUE_INVOICE",
  "REFUSED_REFUND",
] as const;
export type AdminQueueKind = (typeof adminQueueKinds)[number];

export interface AdminQueue {
  kind: AdminQueueKind;
  count: number;
  /** The time since which the longest-waiting one has waited; null when none waits. */
  oldestAt: Date | null;
}

/** The audience that looks after each queue, and where its rows are. A new queue is a line here and a name above. */
const queues: Readonly<Record<AdminQueueKind, { audience: AudienceName; since: string; from: string }>> = {
  WORK_REPORT: { audience: "ADMIN_OPERATOR", since: "created_at", from: "work_report where status = 'OPEN'" },
  POSTING_REVIEW: { audience: "ADMIN_OPERATOR", since: "submitted_at", from: "work where status = 'REVIEW' or revision_status = 'REVIEW'" },
  COMPANY_REVIEW: { audience: "ADMIN_OPERATOR", since: "created_at", from: "company where status = 'PENDING' and refused_at is null" },
  COMPANY_PHOTO: { audience: "ADMIN_OPERATOR", since: "submitted_at", from: "company_photo where submitted_at is not null" },
  INQUIRY: { audience: "ADMIN_OPERATOR", since: "created_at", from: "inquiry where status in ('NEW', 'IN_PROGRESS')" },
  COMPLAINT: { audience: "ADMIN_OPERATOR", since: "received_at", from: "complaint where status = 'OPEN'" },
  DATA_INCIDENT: { audience: "ADMIN_OPERATOR", since: "noticed_at", from: "data_incident where status = 'OPEN'" },
  OVERDUE_INVOICE: { audience: "ADMIN_ACCOUNTANT", since: "due_at", from: "invoice where status = 'OVERDUE'" },
  REFUSED_REFUND: { audience: "ADMIN_ACCOUNTANT", since: "created_at", from: "refund where status = 'REFUSED'" },
};

interface Row {
  kind: AdminQueueKind;
  count: number;
  oldest: Date | string | null;
}

/** Returns the queues that the viewer's role looks after, each with its count and its oldest wait, in one statement. */
export async function adminQueues({ em, viewer }: Ctx): Promise<AdminQueue[]> {
  const own = adminQueueKinds.filter((kind) => isOpenTo([queues[kind].audience], viewer));
  if (own.length === 0) return [];
  const parts = own.map(
    (kind) => `select '${kind}' as kind, count(*)::int as count, min(${queues[kind].since}) as oldest from ${queues[kind].from}`,
  );
  const rows = await em.execute<Row[]>(parts.join(" union all "));
  return rows.map(({ kind, count, oldest }) => ({ kind, count, oldestAt: oldest === null ? null : new Date(oldest) }));
}
