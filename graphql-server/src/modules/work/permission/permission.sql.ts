import { addDays } from "../../../shared/calendar/working-days.ts";
import { joined, raw, type Sql, sql, texts, value } from "../search/sql-parts.ts";
import { type DatedRule, holdsPartTimePermission, type PermissionSeeker } from "./permission.facts.ts";
import { cardToday, graduateCategories, graduateContracts, vacationMonths, vacationWeek, waitsForJob } from "./permission.person.ts";
import { verdictsByWeight } from "./permission.policy.ts";
import { basesInOrder, rulesInForce, rulesOf } from "./permission.rows.ts";
import type { PermissionVerdict } from "./permission.vocabulary.ts";

const weight = (verdict: PermissionVerdict): Sql => raw(String(verdictsByWeight.indexOf(verdict)));

interface Person {
  seeker: PermissionSeeker;
  today: string;
}

/** The day a work is judged by; greatest() leaves a missing first day out. */
const dayOf = (today: string): Sql => sql`greatest(${value(today, "date")}, w.starts_on)`;

/** As mayGraduateInto and hasGraduateStatus; null when the person is no graduate. */
function graduation({ seeker, today }: Person): Sql | null {
  const { graduatesOn } = seeker;
  if (!waitsForJob(seeker) && !graduatesOn) return null;
  const isLater =
    waitsForJob(seeker) || !graduatesOn ? raw("true") : sql`(w.starts_on is null or ${dayOf(today)} > ${value(graduatesOn, "date")})`;
  const fits = sql`w.category is not null and w.workplace_kind is distinct from 'AMUSEMENT' and w.employment_type = any(${texts(graduateContracts)})`;
  const known = sql`case when w.specified_skill_field is not null or w.category = any(${texts(graduateCategories)}) then ${weight("CONDITIONAL")} else ${weight("NEEDS_CHECK")} end`;
  return sql`when ${fits} and ${isLater} then ${known}`;
}

function byHours(rule: DatedRule, person: Person): Sql {
  const { seeker, today } = person;
  const after = graduation(person);
  const hasLeft = seeker.residenceStatus === "STUDENT" && seeker.graduatesOn;
  const limit = value(rule.maxWeeklyHours ?? 0, "int");
  const daily = rule.vacationDailyHours;
  const vacation = daily
    ? [
        sql`when w.fixed_term and w.term_months <= ${raw(String(vacationMonths))} and w.weekly_hours <= ${raw(String(vacationWeek(daily)))} then ${weight("CONDITIONAL")}`,
      ]
    : [];
  const branches = [
    ...(after ? [after] : []),
    ...(hasLeft ? [sql`when ${dayOf(today)} > ${value(hasLeft, "date")} then ${weight("NG")}`] : []),
    ...(holdsPartTimePermission(seeker) ? [] : [sql`when true then ${weight("NG")}`]),
    sql`when coalesce(w.weekly_hours, 0) = 0 then ${weight("NEEDS_CHECK")}`,
    sql`when w.weekly_hours <= ${limit} then ${weight(rule.verdict)}`,
    ...vacation,
  ];
  return sql`(case ${joined(branches, " ")} else ${weight("NG")} end)`;
}

function byField(rule: DatedRule, { seeker }: Person): Sql {
  if (!seeker.specifiedSkillField) return weight("NEEDS_CHECK");
  const own = value(seeker.specifiedSkillField, "text");
  return sql`(case when w.specified_skill_field is null then ${weight("NEEDS_CHECK")} when w.specified_skill_field = ${own} then ${weight(rule.verdict)} else ${weight("NG")} end)`;
}

/** The weight of a row's answer by its kind, as in permission.policy. */
function answerOf(rule: DatedRule, person: Person): Sql {
  const { seeker } = person;
  if (rule.kind === "FIELD") return byField(rule, person);
  if (rule.kind === "PART_TIME") return byHours(rule, person);
  const isSpecial = rule.reason === "SPECIALIST_DUTIES_ONLY" && seeker.residenceStatus;
  if (!isSpecial && rule.reason !== "OUTSIDE_STATUS" && rule.reason !== "SPECIALIST_DUTIES_ONLY") return weight(rule.verdict);
  const named = isSpecial ? [sql`when ${value(isSpecial, "text")} = any(w.accepted_statuses) then ${weight("NEEDS_CHECK")}`] : [];
  const permitted = holdsPartTimePermission(seeker)
    ? [sql`when w.workplace_kind = 'AMUSEMENT' then ${weight("NG")}`, sql`when true then ${weight("NEEDS_CHECK")}`]
    : [];
  const branches = [...named, ...permitted];
  return branches.length === 0 ? weight(rule.verdict) : sql`(case ${joined(branches, " ")} else ${weight(rule.verdict)} end)`;
}

function speaksOf({ categories, workplaceKinds = [] }: DatedRule): Sql {
  const conditions = [
    ...(categories.length > 0 ? [sql`w.category = any(${texts(categories)})`] : []),
    ...(workplaceKinds.length > 0 ? [sql`w.workplace_kind = any(${texts(workplaceKinds)})`] : []),
  ];
  return conditions.length === 0 ? raw("true") : joined(conditions, " and ");
}

function guardOf(rule: DatedRule): Sql {
  const { workplaceKinds = [], employmentTypes = [], fields = [], minWeeklyHours } = rule;
  const conditions = [
    ...(workplaceKinds.length > 0 ? [sql`w.workplace_kind = any(${texts(workplaceKinds)})`] : []),
    ...(employmentTypes.length > 0 ? [sql`w.employment_type = any(${texts(employmentTypes)})`] : []),
    ...(fields.length > 0 ? [sql`w.specified_skill_field = any(${texts(fields)})`] : []),
    ...(minWeeklyHours ? [sql`w.weekly_hours > 0 and w.weekly_hours < ${value(minWeeklyHours, "int")}`] : []),
  ];
  const holds = conditions.length === 0 ? raw("true") : joined(conditions, " and ");
  return sql`case when ${holds} then ${weight(rule.verdict)} else 0 end`;
}

/** The weight by the rows in force while they are: the first that speaks of the work, made worse by the guards. */
function weightOfRules(person: Person, inForce: readonly DatedRule[]): Sql {
  const { seeker } = person;
  if (!seeker.residenceStatus && !seeker.workPermission) return weight("NEEDS_CHECK");
  const bases = basesInOrder(inForce);
  const field = bases.find(({ kind }) => kind === "FIELD");
  const needsDuties = bases.some(({ categories }) => categories.length > 0);
  const branches = [
    ...(needsDuties ? [sql`when w.category is null and w.specified_skill_field is null then ${weight("NEEDS_CHECK")}`] : []),
    ...(field ? [sql`when w.specified_skill_field is not null then ${answerOf(field, person)}`] : []),
    ...bases.map((rule) => sql`when ${speaksOf(rule)} then ${answerOf(rule, person)}`),
  ];
  const base = branches.length === 0 ? weight("NEEDS_CHECK") : sql`(case ${joined(branches, " ")} else ${weight("NEEDS_CHECK")} end)`;
  const guards = inForce.filter(({ kind }) => kind === "GUARD").map(guardOf);
  return guards.length === 0 ? base : sql`greatest(${joined([base, ...guards], ", ")})`;
}

/** Days after today on which other rows come into force, the earliest first. */
function turningDays(rules: readonly DatedRule[], today: string): string[] {
  const days = rules.flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo ? [addDays(validTo, 1)] : [])]);
  return [...new Set(days)].filter((day) => day > today).toSorted();
}

/** What the card and a stay abroad make of every work; the end of the card between today and the first day depends on the work. */
function personLimits({ seeker, today }: Person): Sql[] {
  const { residenceExpiresOn: expires, workPermission } = seeker;
  if (workPermission === "JAPANESE_NATIONAL") return [];
  const card = cardToday(seeker, today);
  const ends = expires && expires >= today;
  return [
    ...(card ? [weight(card === "EXPIRED" ? "NG" : "CONDITIONAL")] : []),
    ...(ends ? [sql`case when ${value(expires, "date")} < w.starts_on then ${weight("CONDITIONAL")} else 0 end`] : []),
    ...(seeker.isAbroad ? [weight("CONDITIONAL")] : []),
  ];
}

/** The verdict of permission.policy as an expression over a work `w`, without the age; a test holds the two to each other. */
export function verdictSql(seeker: PermissionSeeker, rules: readonly DatedRule[], today: string): Sql {
  const person = { seeker, today };
  const own = rulesOf(seeker, rules);
  const later = turningDays(own, today);
  const on = (day: string) => weightOfRules(person, rulesInForce(own, day));
  const branches = later.toReversed().map((day) => sql`when ${dayOf(today)} >= ${value(day, "date")} then ${on(day)}`);
  const byRules = branches.length === 0 ? on(today) : sql`(case ${joined(branches, " ")} else ${on(today)} end)`;
  const names = raw(`(array[${verdictsByWeight.map((verdict) => `'${verdict}'`).join(", ")}])`);
  return sql`${names}[1 + greatest(${joined([byRules, ...personLimits(person)], ", ")})]`;
}
