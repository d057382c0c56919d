import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { recordSetting, requireFutureDay, requirePeriod, ruleDays } from "../../site/settings/settings.policy.ts";
import { renewNoticeDays } from "./notice-due.ts";
import { NoticeRule } from "./notice-rule.entity.ts";

const schema = z.strictObject({ ...ruleDays, isInsured: z.boolean(), dueDay: z.int().min(1).max(31).nullish() });

/**
 * Adds a rule of 外国人雇用状況の届出 from a day to come on: it decides about people whose first day is then or later, also about those
 * who are hired already.
 * @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN, END_BEFORE_START, NOT_IN_PAST
 */
export async function addNoticeRule(ctx: Ctx, input: z.input<typeof schema>): Promise<NoticeRule> {
  const { adminId } = requireAdminOwner(ctx);
  const { dueDay = null, validTo = null, ...draft } = parse(schema, input);
  const { isInsured, validFrom } = draft;
  requireFutureDay(ctx, validFrom);
  requirePeriod(ctx, { ...draft, validTo });
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(NoticeRule, { isInsured, validFrom })) > 0) throw userError("DAY_TAKEN", ["validFrom"]);
    const made = { code: newId(), createdBy: adminId, createdAt: ctx.now() };
    const row = em.create(NoticeRule, { ...draft, dueDay, validTo, ...made });
    recordSetting(ctx, em, { action: "setting.notice", key: row.code, detail: { validFrom, isInsured, dueDay } });
    await em.flush();
    await renewNoticeDays(em, row);
    return row;
  });
}
