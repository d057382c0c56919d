import { addDays } from "../../../shared/calendar/working-days.ts";
import { type ResidenceStatus, residenceStatuses } from "../../../shared/vocabulary/work-permission.ts";
import { type DatedRule, judgedDay, type PermissionAnswer, type PermissionSeeker, type PermissionWork } from "./permission.facts.ts";
import { permissionFor } from "./permission.policy.ts";

/** A posting as far as the statuses that it names are judged. */
export interface NamingWork extends PermissionWork {
  /** 留学 is named for people who start after graduation and the change of their status. */
  studentsAfterGraduation: boolean;
}

/** The verdict on a status for a work: on the person of that status who fits it best. */
export interface StatusVerdict<R extends DatedRule = DatedRule> {
  status: ResidenceStatus;
  isNamed: boolean;
  answer: PermissionAnswer<R>;
  seeker: PermissionSeeker;
  /** True for 留学 on a work that is possible only after graduation and the change of the status. */
  needsGraduation: boolean;
  /** First day of work for somebody who graduates in spring; null without such a condition. */
  earliestStart: string | null;
}

const withPermission: readonly ResidenceStatus[] = ["STUDENT", "DEPENDENT"];

/** Somebody of a status of whom nothing else is known: with 資格外活動許可 where the status usually has it. */
export function someoneOf(residenceStatus: ResidenceStatus): PermissionSeeker {
  return { residenceStatus, partTimePermission: withPermission.includes(residenceStatus) };
}

/** 1 April after a day: the spring's graduates begin on it. */
function nextSpring(day: string): string {
  const spring = `${day.slice(0, 4)}-04-01`;
  return day <= spring ? spring : `${Number(day.slice(0, 4)) + 1}-04-01`;
}

function judge<R extends DatedRule>(status: ResidenceStatus, work: NamingWork, rules: readonly R[], today: string): StatusVerdict<R> {
  const named = { ...work, acceptedStatuses: [status] };
  const seeker = { ...someoneOf(status), specifiedSkillField: work.specifiedSkillField ?? null };
  const answer = permissionFor({ work: named, seeker, rules, date: today });
  const plain = { status, isNamed: work.acceptedStatuses.includes(status), needsGraduation: false, earliestStart: null };
  if (status !== "STUDENT" || answer.verdict !== "NG") return { ...plain, answer, seeker };
  const graduate = { ...seeker, graduatesOn: addDays(judgedDay(work, today), -1) };
  const later = permissionFor({ work: named, seeker: graduate, rules, date: today });
  if (later.verdict === "NG") return { ...plain, answer, seeker };
  const start = work.startsOn && work.startsOn > today ? work.startsOn : nextSpring(today);
  return {
    ...{ ...plain, needsGraduation: true, earliestStart: start },
    ...(work.studentsAfterGraduation ? { answer: later, seeker: graduate } : { answer, seeker }),
  };
}

/** The verdicts on every status, or on those the work names. */
export function judgeStatuses<R extends DatedRule>(input: {
  work: NamingWork;
  rules: readonly R[];
  today: string;
  among?: readonly ResidenceStatus[];
}): StatusVerdict<R>[] {
  const { work, rules, today, among = residenceStatuses } = input;
  return among.map((status) => judge(status, work, rules, today));
}
