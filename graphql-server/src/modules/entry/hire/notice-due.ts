import type { EntityManager } from "@mikro-orm/postgresql";
import type { HireCheck } from "./hire-check.entity.ts";
import { NoticeRule } from "./notice-rule.entity.ts";

/** The last possible day for the notice about somebody hired on a day (YYYY-MM-DD): a day of the next month, or its last one. */
export function noticeDueOn(startsOn: string, { dueDay }: Pick<NoticeRule, "dueDay">): string {
  const [year = 0, month = 0] = startsOn.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(dueDay ?? last, last))).toISOString().slice(0, 10);
}

/** The rule about a first day (YYYY-MM-DD): of those in force then the newest; `newestFirst` are the rows of one kind of people. */
export function noticeRuleOn<R extends Pick<NoticeRule, "validFrom" | "validTo">>(newestFirst: readonly R[], day: string): R | undefined {
  return newestFirst.find(({ validFrom, validTo }) => validFrom <= day && (!validTo || validTo >= day));
}

/** The rules of 外国人雇用状況の届出, newest first. */
export function findNoticeRules(em: EntityManager, isInsured: boolean): Promise<NoticeRule[]> {
  return em.find(NoticeRule, { isInsured }, { orderBy: { validFrom: "desc" } });
}

/** By when the notice is due under the rule of the first day; null without a duty, a day or a rule (労働施策総合推進法28条, 同施行規則12条). */
export async function findNoticeDueOn(
  em: EntityManager,
  { startsOn, isInsured, isExempt }: Pick<HireCheck, "startsOn" | "isInsured" | "isExempt">,
): Promise<string | null> {
  if (!startsOn || isExempt) return null;
  const rule = noticeRuleOn(await findNoticeRules(em, isInsured), startsOn);
  return rule ? noticeDueOn(startsOn, rule) : null;
}

/** Recomputes the due dates of notices about people who begin on or after a day, once a rule was added or taken back. */
export async function renewNoticeDays(
  em: EntityManager,
  { isInsured, validFrom }: Pick<NoticeRule, "isInsured" | "validFrom">,
): Promise<void> {
  const asked = "is_insured = ? and not is_exempt and notice_filed_on is null and starts_on >= ?::date";
  const days: { day: string }[] = await em.execute(`select distinct starts_on::text as day from hire_check where ${asked}`, [
    isInsured,
    validFrom,
  ]);
  if (days.length === 0) return;
  const rules = await findNoticeRules(em, isInsured);
  const dues = days.map(({ day }) => {
    const rule = noticeRuleOn(rules, day);
    return { day, due: rule ? noticeDueOn(day, rule) : null };
  });
  await em.execute(
    `update hire_check set notice_due_on = reckoned.due from jsonb_to_recordset(?::jsonb) as reckoned(day date, due date)
     where starts_on = reckoned.day and ${asked}`,
    [JSON.stringify(dues), isInsured, validFrom],
  );
}
