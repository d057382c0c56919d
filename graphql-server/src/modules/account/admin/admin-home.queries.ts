import type { Ctx } from "../../../shared/ctx.ts";

/** Figures of the back office's first screen. */
export interface AdminHome {
  openWorkCount: number;
  reviewWorkCount: number;
  oldestReviewAt: Date | null;
  pendingCompanyCount: number;
  userCount: number;
  entryCount: number;
}

interface Row {
  open_works: number;
  review_works: number;
  oldest_review: Date | string | null;
  pending_companies: number;
  users: number;
  entries: number;
}

const statement = `select
  (select coalesce(sum(change), 0)::int from work_tally where own = 'status' and beside = 'OPEN') as open_works,
  (select count(*)::int from work where status = 'REVIEW' or revision_status = 'REVIEW') as review_works,
  (select min(submitted_at) from work where status = 'REVIEW' or revision_status = 'REVIEW') as oldest_review,
  (select count(*)::int from company where status = 'PENDING') as pending_companies,
  (select count(*)::int from users where status in ('ACTIVE', 'CANCELLING')) as users,
  (select count(*)::int from entry) as entries`;

/** Counts works, companies, seekers and applications in one statement. */
export async function adminHome(ctx: Ctx): Promise<AdminHome> {
  const [row] = await ctx.em.execute<Row[]>(statement);
  if (!row) throw new Error("Counting answered no row");
  return {
    openWorkCount: row.open_works,
    reviewWorkCount: row.review_works,
    oldestReviewAt: row.oldest_review === null ? null : new Date(row.oldest_review),
    pendingCompanyCount: row.pending_companies,
    userCount: row.users,
    entryCount: row.entries,
  };
}
