import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { Locale } from "../../../shared/locale.ts";
import { evidenceIn } from "./evidence/evidence-in.ts";
import { judgeStatuses, type NamingWork, type StatusVerdict } from "./named-statuses.ts";
import { judgedDay, type PermissionAnswer, type PermissionReason, type PermissionSeeker, type PermissionWork } from "./permission.facts.ts";
import { permissionFor } from "./permission.policy.ts";
import { permissionRules } from "./permission.queries.ts";
import type { PermissionReasonType, StatusVerdictType, WorkPermissionCheckType } from "./permission.type.ts";
import { remedyOf } from "./permission.vocabulary.ts";
import type { PermissionRule } from "./permission-rule.entity.ts";

function presentReason({ code, rule }: PermissionReason<PermissionRule>, locale: Locale): PermissionReasonType {
  return {
    code,
    evidence: rule ? evidenceIn(locale, rule) : null,
    source: rule?.source ?? null,
    sourceDate: rule?.sourceDate ?? null,
    validFrom: rule?.validFrom ?? null,
    maxWeeklyHours: rule?.maxWeeklyHours ?? null,
    remedy: remedyOf[code] ?? null,
  };
}

/** A verdict with the facts it looked at, in the reader's language. */
export function presentPermission(input: {
  answer: PermissionAnswer<PermissionRule>;
  work: PermissionWork;
  seeker: PermissionSeeker;
  today: string;
  locale: Locale;
}): WorkPermissionCheckType {
  const { answer, work, seeker, today, locale } = input;
  return {
    verdict: answer.verdict,
    residenceStatus: seeker.residenceStatus ?? null,
    seekerField: seeker.specifiedSkillField ?? null,
    judgedOn: judgedDay(work, today),
    expiresOn: seeker.residenceExpiresOn ?? null,
    weeklyHours: work.weeklyHours ?? null,
    workField: work.specifiedSkillField ?? null,
    reasons: answer.reasons.map((reason) => presentReason(reason, locale)),
  };
}

/** Whether the rules of today let somebody do a work, in the reader's language. */
export async function answerPermission(
  ctx: Ctx,
  { seeker, work }: { seeker: PermissionSeeker; work: PermissionWork },
): Promise<WorkPermissionCheckType> {
  const rules = await loader(ctx, permissionRules).load("all");
  const today = jstDate(ctx.now());
  const answer = permissionFor({ work, seeker, rules, date: today });
  return presentPermission({ answer, work, seeker, today, locale: ctx.locale });
}

/** The verdicts on statuses for a work, in the reader's language. */
export function presentStatuses(
  ctx: Pick<Ctx, "locale" | "now">,
  { statuses, work }: { statuses: readonly StatusVerdict<PermissionRule>[]; work: PermissionWork },
): StatusVerdictType[] {
  const today = jstDate(ctx.now());
  return statuses.map(({ status, isNamed, answer, seeker, needsGraduation, earliestStart }) => ({
    ...{ status, isNamed, needsGraduation, earliestStart },
    check: presentPermission({ answer, work, seeker, today, locale: ctx.locale }),
  }));
}

/** The verdicts on the statuses that a posting names, as every reader of the posting is told them. */
export async function namedStatusesOf(ctx: Ctx, work: NamingWork): Promise<StatusVerdictType[]> {
  if (work.acceptedStatuses.length === 0) return [];
  const rules = await loader(ctx, permissionRules).load("all");
  return presentStatuses(ctx, { statuses: judgeStatuses({ work, rules, today: jstDate(ctx.now()), among: work.acceptedStatuses }), work });
}
