import { japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { DatedRule, PermissionSeeker } from "../permission/permission.facts.ts";
import { verdictSql } from "../permission/permission.sql.ts";
import { isFarSql } from "../place/distance.sql.ts";
import { joined, raw, type Sql, sql, texts, value } from "../search/sql-parts.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { hoursTolerance, matchWeights } from "./matching.criteria.ts";

function points(condition: Sql, weight: number): Sql {
  return sql`case when ${condition} then ${raw(String(weight))} else 0 end`;
}

/** A wish in a list: nothing is met while the list is empty. */
function oneOf(column: string, wishes: readonly string[]): Sql {
  return wishes.length === 0 ? raw("false") : sql`${raw(column)} = any(${texts(wishes)})`;
}

function scoreSql(conditions: MatchConditions): Sql {
  const { level, prefectures, monthlyPay, weeklyHours } = conditions;
  const doable = japaneseLevels.filter((required) => levelRank(required) <= levelRank(level ?? "NONE"));
  const { weight, conditional } = matchWeights.PERMISSION;
  const place = prefectures.length === 0 ? raw("false") : sql`(w.remote = 'FULL' or ${oneOf("w.prefecture", prefectures)})`;
  const hours = weeklyHours === null ? raw("false") : value(weeklyHours, "int");
  const tolerance = raw(String(hoursTolerance));
  const terms = [
    points(oneOf("w.japanese_level", doable), matchWeights.LEVEL.weight),
    raw(`case p.verdict when 'OK' then ${weight} when 'CONDITIONAL' then ${conditional ?? weight} else 0 end`),
    points(sql`(${place} and not p.is_far)`, matchWeights.PLACE.weight),
    points(oneOf("w.category", conditions.categories), matchWeights.CATEGORY.weight),
    points(
      monthlyPay === null ? raw("false") : sql`w.monthly_pay_max > 0 and w.monthly_pay_max >= ${value(monthlyPay, "int")}`,
      matchWeights.PAY.weight,
    ),
    points(
      weeklyHours === null ? hours : sql`w.weekly_hours > 0 and abs(w.weekly_hours - ${hours}) <= ${tolerance}`,
      matchWeights.HOURS.weight,
    ),
    points(oneOf("w.employment_type", conditions.employmentTypes), matchWeights.EMPLOYMENT_TYPE.weight),
    points(sql`w.required_qualifications <@ ${texts(conditions.qualifications)}`, matchWeights.QUALIFICATIONS.weight),
  ];
  return joined(terms, " + ");
}

/** The condition that the rules do not say no to somebody, over a work `w`. */
export function notRefused(input: { seeker: PermissionSeeker; rules: readonly DatedRule[]; today: string }): Sql {
  return sql`${verdictSql(input.seeker, input.rules, input.today)} <> 'NG'`;
}

/**
 * The published formula in SQL, to be joined to a work `w`: `p.verdict` is the permission, `p.is_far` whether a part-time work is out of reach
 * from home, and `m.score` the sum of the points. It reads columns of the work alone, so a list sorted by match is exact over every work that
 * the search finds.
 */
export function matchJoin(input: { conditions: MatchConditions; rules: readonly DatedRule[]; today: string }): Sql {
  const { conditions, rules, today } = input;
  const verdict = verdictSql(conditions.permission, rules, today);
  return sql`cross join lateral (select ${verdict} as verdict, ${isFarSql(conditions)} as is_far) p
    cross join lateral (select ${scoreSql(conditions)} as score) m`;
}
