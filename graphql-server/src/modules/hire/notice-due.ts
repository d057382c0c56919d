import type { EntityManager } from "@mikro-orm/postgresql";
import { NoticeRule } from "./notice-rule.entity.ts";

/** The last possible day for the notice about somebody hired on a day (YYYY-MM-DD): a day of the next month, or its last one. */
export function noticeDueOn(startsOn: string, { dueDay }: Pick<NoticeRule, "dueDay">): string {
  const [year = 0, month = 0] = startsOn.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(dueDay ?? last, last))).toISOString().slice(0, 10);
}

/** By when the notice is due under the rule of the first day; null without a day or a rule (労働施策総合推進法28条, 同施行規則12条). */
export async function findNoticeDueOn(
  em: EntityManager,
  hire: { startsOn: string | null | undefined; isInsured: boolean },
): Promise<string | null> {
  const { startsOn, isInsured } = hire;
  if (!startsOn) return null;
  const valid = { isInsured, validFrom: { $lte: startsOn }, $or: [{ validTo: null }, { validTo: { $gte: startsOn } }] };
  const rule = await em.findOne(NoticeRule, valid, { orderBy: { validFrom: "desc" } });
  return rule ? noticeDueOn(startsOn, rule) : null;
}
