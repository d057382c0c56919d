import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { someoneOf } from "../permission/named-statuses.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import { mayDoAnyWork } from "../permission/permission.rows.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import { both, type ComputedOrder, readBest } from "../search/read-best.ts";
import type { Sql } from "../search/sql.ts";
import { pagingOf } from "../search/work.search-order.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";
import { searchConditions, type WorkFilter } from "../search/work.search-sql.ts";
import { matchRounds } from "./match-rounds.ts";
import { unsetCriteria } from "./matching.conditions.ts";
import { type MatchCriterion, matchCriteria } from "./matching.criteria.ts";
import { viewerConditions } from "./matching.loaders.ts";
import { matchJoin, notRefused } from "./matching.sql.ts";

/** The order by the formula for the signed-in seeker; null for everyone else. */
export async function viewerMatchOrder(ctx: Ctx): Promise<ComputedOrder | null> {
  if (!ctx.viewer.seeker) return null;
  const [conditions, rules] = await Promise.all([viewerConditions(ctx), loader(ctx, permissionRules).load("all")]);
  if (!conditions) return null;
  const join = matchJoin({ conditions, rules, today: jstDate(ctx.now()) });
  return { join, rounds: matchRounds(conditions, rules) };
}

/**
 * A search for a status also leaves out what the rules of today say no to; every other search is as it was, without a statement. Who may
 * do any work finds every work: a company that names statuses names those it can employ besides.
 */
export async function withPermission(ctx: Ctx, filter: WorkFilter | null): Promise<WorkFilter> {
  const residenceStatus = filter?.residenceStatus;
  if (!residenceStatus) return filter ?? {};
  const rules = await loader(ctx, permissionRules).load("all");
  const today = jstDate(ctx.now());
  if (mayDoAnyWork(residenceStatus, rules, today)) return { ...filter, residenceStatus: null };
  return { ...filter, permitted: notRefused({ seeker: someoneOf(residenceStatus), rules, today }) };
}

const recommendedLimit = 20;

export interface RecommendedWorks {
  items: WorkRow[];
  unset: MatchCriterion[];
}

/**
 * The open works that fit the seeker's own conditions best, by the published formula alone, newest first among equals; without those the
 * seeker has applied to and those the permission rules say no to. Nothing is recommended before the seeker has set a condition: a choice
 * of the operator's own would be 職業紹介 (職業安定法4条).
 */
export async function recommendWorks(ctx: Ctx, first: number, columns: RowColumns): Promise<RecommendedWorks> {
  const { userId } = requireSeeker(ctx);
  const [conditions, order] = await Promise.all([viewerConditions(ctx), viewerMatchOrder(ctx)]);
  if (!conditions || !order) return { items: [], unset: [...matchCriteria] };
  const unset = unsetCriteria(conditions);
  if (unset.length === matchCriteria.length - 1) return { items: [], unset };
  const own: Sql = {
    text: `p.verdict <> 'NG'
      and w.id <> all (array(select e.work_id from entry e where e.user_id = ?))
      and w.company_id <> all (array(select b.company_id from blocked_company b where b.user_id = ?))`,
    values: [userId, userId],
  };
  const question = {
    row: workRowSql(ctx.em, columns),
    where: both(searchConditions({}, jstDate(ctx.now())), own),
    paging: pagingOf({ sort: "MATCH", matches: true }, null),
    limit: Math.min(Math.max(first, 1), recommendedLimit),
  };
  const found = await readBest(ctx.em, question, order);
  return { items: found.map(({ row }) => row), unset };
}
