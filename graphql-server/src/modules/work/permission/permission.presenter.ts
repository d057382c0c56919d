import { type HouseLocale, houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import {
  judgedDay,
  type PermissionAnswer,
  type PermissionReason,
  type PermissionSeeker,
  type PermissionWork,
} from "./permission.policy.ts";
import type { PermissionReasonType, WorkPermissionCheckType } from "./permission.type.ts";
import type { PermissionRule } from "./permission-rule.entity.ts";

/** The columns that the operator writes; a reader of another language than theirs is shown the English one. */
const evidenceIn = { ja: "evidence", en: "evidenceEn", "ja-x-easy": "evidenceEasy" } as const satisfies Record<HouseLocale, string>;

function presentReason({ code, rule }: PermissionReason<PermissionRule>, locale: Locale): PermissionReasonType {
  return {
    code,
    evidence: rule?.[evidenceIn[houseLocaleOf(locale)]] ?? null,
    source: rule?.source ?? null,
    sourceDate: rule?.sourceDate ?? null,
    validFrom: rule?.validFrom ?? null,
    maxWeeklyHours: rule?.maxWeeklyHours ?? null,
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
