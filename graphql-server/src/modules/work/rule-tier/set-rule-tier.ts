import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { raisedRulesOn } from "../../base/judging/raised-rules.queries.ts";
import { RuleTier } from "../../base/judging/rule-tier.entity.ts";
import { recordSetting, requireFutureDay } from "../../site/settings/settings.policy.ts";
import { raisableRules } from "./raisable-rules.ts";

const schema = z.strictObject({
  rule: z.string().min(1).max(60),
  validFrom: z.iso.date(),
  raised: z.boolean(),
  reason: z.string().trim().min(1).max(400),
});

/**
 * Makes what a rule finds stop a text from a day to come on, or takes that back: then the rule asks again, as it came. A rule that stops
 * by itself is the law's floor, and nobody changes it.
 * @throws UserErrors FORBIDDEN, RULE_IS_FLOOR, RULE_UNCHANGED, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN
 */
export async function setRuleTier(ctx: Ctx, input: z.input<typeof schema>): Promise<RuleTier> {
  const { adminId } = requireAdminOwner(ctx);
  const { validFrom, raised, reason, ...named } = parse(schema, input);
  const rule = raisableRules.find((one) => one === named.rule);
  if (!rule) throw userError("RULE_IS_FLOOR", ["rule"]);
  requireFutureDay(ctx, validFrom);
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(RuleTier, { rule, validFrom })) > 0) throw userError("DAY_TAKEN", ["validFrom"]);
    if ((await raisedRulesOn(em, validFrom)).has(rule) === raised) throw userError("RULE_UNCHANGED", ["raised"]);
    const row = em.create(RuleTier, { rule, validFrom, raised, reason, createdBy: adminId, createdAt: ctx.now() });
    recordSetting(ctx, em, { action: "setting.rule", key: rule, detail: { validFrom, kind: raised ? "RAISED" : "SHIPPED", reason } });
    await em.flush();
    return row;
  });
}
