import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { whenOf } from "../../site/page/placed.ts";
import { nameOf } from "../../site/settings/settings.queries.ts";
import { findNoticeRules, noticeRuleOn } from "./notice-due.ts";

/** The rules of 外国人雇用状況の届出: every row, of insured people first, newest first. @throws UserErrors FORBIDDEN */
export async function listNoticeRules(ctx: Ctx) {
  requireAdminOwner(ctx);
  const today = jstDate(ctx.now());
  const all = [await findNoticeRules(ctx.em, true), await findNoticeRules(ctx.em, false)];
  const rows = all.flatMap((own) => {
    const now = noticeRuleOn(own, today);
    return own.map((rule) => ({ rule, when: whenOf(rule, { today, isInForce: rule === now }) }));
  });
  return Promise.all(
    rows.map(async ({ rule, when }) => ({
      ...{ id: rule.code, isInsured: rule.isInsured, dueDay: rule.dueDay ?? null, when },
      ...{ validFrom: rule.validFrom, validTo: rule.validTo ?? null, source: rule.source, sourceDate: rule.sourceDate },
      ...{ by: await nameOf(ctx, rule.createdBy), createdAt: rule.createdAt ?? null },
    })),
  );
}
