import { addDays } from "../../../shared/calendar/working-days.ts";
import { japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { type DatedRule, holdsPartTimePermission, type PermissionSeeker, rulesInForce, rulesOf } from "../permission/permission.policy.ts";
import { type Sql, textArray } from "../search/work.search-sql.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { hoursTolerance, matchWeights } from "./matching.criteria.ts";

/** Joins pieces of SQL; their values follow in the same order. */
function sql(strings: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  return {
    text: strings.reduce((text, string, index) => text + parts[index - 1]?.text + string),
    values: parts.flatMap(({ values }) => values),
  };
}

const raw = (text: string): Sql => ({ text, values: [] });
const value = (of: string | number, type: string): Sql => ({ text: `?::${type}`, values: [of] });
const texts = (of: readonly string[]): Sql => value(textArray(of), "text[]");

function joined(parts: readonly Sql[], between: string): Sql {
  return { text: parts.map(({ text }) => text).join(between), values: parts.flatMap(({ values }) => values) };
}

/** The day a work is judged by; greatest() leaves a missing first day out. */
function dayOf(today: string): Sql {
  return sql`greatest(${value(today, "date")}, w.starts_on)`;
}

/** SQL for the verdict of a rule by its kind, as in permission.policy. */
function answerOf(rule: DatedRule, seeker: PermissionSeeker): Sql {
  const verdict = value(rule.verdict, "text");
  if (rule.kind === "FIELD") {
    if (!seeker.specifiedSkillField) return raw("'NEEDS_CHECK'");
    const own = value(seeker.specifiedSkillField, "text");
    return sql`case when w.specified_skill_field is null then 'NEEDS_CHECK' when w.specified_skill_field = ${own} then ${verdict} else 'NG' end`;
  }
  if (rule.kind === "PART_TIME") {
    if (!holdsPartTimePermission(seeker)) return raw("'NG'");
    const limit = value(rule.maxWeeklyHours ?? 0, "int");
    return sql`case when coalesce(w.weekly_hours, 0) = 0 then 'NEEDS_CHECK' when w.weekly_hours > ${limit} then 'NG' else ${verdict} end`;
  }
  if (rule.reason !== "OUTSIDE_STATUS") return verdict;
  if (holdsPartTimePermission(seeker)) return raw("'NEEDS_CHECK'");
  if (!seeker.residenceStatus) return verdict;
  return sql`case when ${value(seeker.residenceStatus, "text")} = any(w.accepted_statuses) then 'NEEDS_CHECK' else ${verdict} end`;
}

/** The verdict of the rows in force, while they are: the deciding one is the first that fits, as in permission.policy. */
function verdictOfRules(seeker: PermissionSeeker, rules: readonly DatedRule[]): Sql {
  const byDuties = rules.filter(({ categories }) => categories.length > 0);
  const field = rules.find(({ kind }) => kind === "FIELD");
  const rest = rules.find(({ categories }) => categories.length === 0);
  const branches = [
    ...(byDuties.length > 0 ? [raw("when w.category is null and w.specified_skill_field is null then 'NEEDS_CHECK'")] : []),
    ...(field ? [sql`when w.specified_skill_field is not null then ${answerOf(field, seeker)}`] : []),
    ...byDuties.map((rule) => sql`when w.category = any(${texts(rule.categories)}) then ${answerOf(rule, seeker)}`),
  ];
  const otherwise = rest ? answerOf(rest, seeker) : raw("'NEEDS_CHECK'");
  return branches.length === 0 ? otherwise : sql`(case ${joined(branches, " ")} else ${otherwise} end)`;
}

/** Days after today on which other rows come into force, the earliest first. */
function turningDays(rules: readonly DatedRule[], today: string): string[] {
  const days = rules.flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo ? [addDays(validTo, 1)] : [])]);
  return [...new Set(days)].filter((day) => day > today).toSorted();
}

/** The verdict of permission.policy as an expression over a work `w`; a test holds the two to each other. */
function verdictSql(seeker: PermissionSeeker, rules: readonly DatedRule[], today: string): Sql {
  const own = rulesOf(seeker, rules);
  const later = turningDays(own, today);
  const on = (day: string) => verdictOfRules(seeker, rulesInForce(own, day));
  if (later.length === 0) return on(today);
  const branches = later.toReversed().map((day) => sql`when ${dayOf(today)} >= ${value(day, "date")} then ${on(day)}`);
  return sql`(case ${joined(branches, " ")} else ${on(today)} end)`;
}

/** A yes that ends before the first day is a conditional one. */
function withExpiry(verdict: Sql, seeker: PermissionSeeker, today: string): Sql {
  const { residenceExpiresOn: expires } = seeker;
  if (!expires || seeker.workPermission === "JAPANESE_NATIONAL") return verdict;
  return sql`case when ${verdict} = 'OK' and ${value(expires, "date")} < ${dayOf(today)} then 'CONDITIONAL' else ${verdict} end`;
}

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
    points(place, matchWeights.PLACE.weight),
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
 * The published formula in SQL, to be joined to a work `w`: `p.verdict` is the permission and `m.score` the sum of the points. It reads
 * columns of the work alone, so a list sorted by match is exact over every work that the search finds.
 */
export function matchJoin(input: { conditions: MatchConditions; rules: readonly DatedRule[]; today: string }): Sql {
  const { conditions, rules, today } = input;
  const verdict = withExpiry(verdictSql(conditions.permission, rules, today), conditions.permission, today);
  return sql`cross join lateral (select ${verdict} as verdict) p cross join lateral (select ${scoreSql(conditions)} as score) m`;
}
