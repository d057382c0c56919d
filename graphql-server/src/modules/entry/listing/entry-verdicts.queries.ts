import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { stillHereSql } from "../../account/leaving/left-person.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { judgedDay, type PermissionSeeker } from "../../work/permission/permission.facts.ts";
import { workingYears } from "../../work/permission/permission.person.ts";
import { permissionFor } from "../../work/permission/permission.policy.ts";
import { permissionRules } from "../../work/permission/permission.queries.ts";
import type { PermissionVerdict } from "../../work/permission/permission.vocabulary.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { judgesAge } from "../applicant/applicant-permission.ts";
import { type EntryStatus, endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import type { CompanyEntryFilter } from "./company-entry-filter.ts";

/** An application with what its applicant states about the right to work. */
interface JudgedRow extends Omit<PermissionSeeker, "age"> {
  id: string;
  userId: string;
  workId: string;
  status: EntryStatus;
}

const columns = `e.id, e.user_id as "userId", e.work_id as "workId", e.status, p.work_permission as "workPermission",
  p.residence_status as "residenceStatus", p.residence_expires_on::text as "residenceExpiresOn", p.part_time_permission as "partTimePermission",
  p.specified_skill_field as "specifiedSkillField", p.designated_activity as "designatedActivity", p.graduates_on::text as "graduatesOn",
  p.renewal_applied_on::text as "renewalAppliedOn", p.is_abroad as "isAbroad"`;

/** Applications of a company that are judged for one list. */
const most = 20_000;

function rowsOf({ em }: Ctx, companyId: string, { openOnly, workId }: CompanyEntryFilter): Promise<JudgedRow[]> {
  if (workId && !isId(workId)) return Promise.resolve([]);
  const states = openOnly ? `and e.status not in (${endedEntryStatuses.map(() => "?").join(", ")})` : "";
  const values = [companyId, ...(openOnly ? endedEntryStatuses : []), ...(workId ? [workId] : []), most];
  return em.execute<JudgedRow[]>(
    `select ${columns} from entry e join users u on u.id = e.user_id join user_profile p on p.user_id = e.user_id
     where e.company_id = ? and not e.hidden_from_company ${states} ${workId ? "and e.work_id = ?" : ""} and ${stillHereSql("u")}
     order by e.moved_at desc limit ?`,
    values,
  );
}

const workFields = [
  "category",
  "weeklyHours",
  "employmentType",
  "workplaceKind",
  "specifiedSkillField",
  "acceptedStatuses",
  "startsOn",
  "fixedTerm",
  "termMonths",
  "workTimes",
] as const;

/** Birth dates of those whose age an employer has to know. */
async function birthDates({ em }: Ctx, rows: readonly JudgedRow[]): Promise<Map<string, string | null | undefined>> {
  const users = [...new Set(rows.filter(({ status }) => judgesAge(status)).map(({ userId }) => userId))];
  if (users.length === 0) return new Map();
  const profiles = await em.fork().find(UserProfile, { user: { $in: users } }, { fields: ["user", "birthDate"] });
  return new Map(profiles.map(({ birthDate, user }) => [user.id, birthDate]));
}

/**
 * Ids of the company's applications to which the rules of work permission say one of these, judged today by what applicants state: a verdict is
 * nowhere kept, as it changes with the day, the rules, the posting and the person. The same facts about the same work are judged once.
 */
export async function entriesWithVerdict(
  ctx: Ctx,
  { companyId, filter, verdicts }: { companyId: string; filter: CompanyEntryFilter; verdicts: readonly PermissionVerdict[] },
): Promise<string[]> {
  const rows = await rowsOf(ctx, companyId, filter);
  const workIds = [...new Set(rows.map(({ workId }) => workId))];
  const found = await ctx.em.fork().find(Work, { id: { $in: workIds } }, { fields: [...workFields] });
  const works = new Map(found.map((work) => [work.id, work]));
  const born = await birthDates(ctx, rows);
  const rules = await loader(ctx, permissionRules).load("all");
  const today = jstDate(ctx.now());
  const known = new Map<string, PermissionVerdict>();
  const verdictOf = ({ id: _id, status, userId, workId, ...facts }: JudgedRow): PermissionVerdict | undefined => {
    const work = works.get(workId);
    if (!work) return undefined;
    const birthDate = judgesAge(status) ? born.get(userId) : null;
    const age = birthDate ? workingYears(birthDate, judgedDay(work, today)) : null;
    const key = JSON.stringify([workId, age, ...Object.values(facts)]);
    const verdict = known.get(key) ?? permissionFor({ work, seeker: { ...facts, age }, rules, date: today }).verdict;
    known.set(key, verdict);
    return verdict;
  };
  return rows.filter((row) => verdicts.some((verdict) => verdict === verdictOf(row))).map(({ id }) => id);
}
