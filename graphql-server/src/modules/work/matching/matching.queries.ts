import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { someoneOf } from "../permission/named-statuses.ts";
import type { DatedRule } from "../permission/permission.facts.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import { mayDoAnyWork } from "../permission/permission.rows.ts";
import { distanceJoin, distanceRounds } from "../place/distance.sql.ts";
import { townPoint } from "../place/town-points.ts";
import type { ComputedOrder } from "../search/read-best.ts";
import { doableFirst, type WorkSort } from "../search/work.search-order.ts";
import type { WorkFilter } from "../search/work.search-sql.ts";
import { matchRounds } from "./match-rounds.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { viewerConditions } from "./matching.loaders.ts";
import { matchJoin, notRefused } from "./matching.sql.ts";

/** The order by the formula for somebody of these conditions. */
export function matchOrder(input: { conditions: MatchConditions; rules: readonly DatedRule[]; today: string }): ComputedOrder {
  const rounds = matchRounds(input.conditions, input.rules).map(({ within, unseen }) => ({ within, unseen: unseen + doableFirst }));
  return { join: matchJoin(input), rounds };
}

/** The order by the formula for the signed-in seeker; null for everyone else. */
async function viewerMatchOrder(ctx: Ctx): Promise<ComputedOrder | null> {
  if (!ctx.viewer.seeker) return null;
  const [conditions, rules] = await Promise.all([viewerConditions(ctx), loader(ctx, permissionRules).load("all")]);
  return conditions && matchOrder({ conditions, rules, today: jstDate(ctx.now()) });
}

/** The order by the way from where the signed-in seeker lives; null for everyone else, and for who does not say where. */
async function viewerDistanceOrder(ctx: Ctx): Promise<ComputedOrder | null> {
  if (!ctx.viewer.seeker) return null;
  const [conditions, rules] = await Promise.all([viewerConditions(ctx), loader(ctx, permissionRules).load("all")]);
  const from = conditions?.home && townPoint(conditions.home.prefecture, conditions.home.city);
  if (!from) return null;
  const join = distanceJoin({ seeker: conditions.permission, rules, today: jstDate(ctx.now()), from });
  return { join, rounds: distanceRounds(from) };
}

/** The order that a sort computes for the signed-in seeker; null for every other sort. */
export async function viewerOrder(ctx: Ctx, sort: WorkSort): Promise<ComputedOrder | null> {
  if (sort === "MATCH") return viewerMatchOrder(ctx);
  return sort === "NEAREST" ? viewerDistanceOrder(ctx) : null;
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
