import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { textOf } from "../../../shared/messages/message-of.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { RuleTier } from "../../base/judging/rule-tier.entity.ts";
import type { Tier } from "../../base/wording/clause-rule.ts";
import { placed } from "../../site/page/placed.ts";
import { nameOf } from "../../site/settings/settings.queries.ts";
import { type RaisableRule, raisableRules } from "./raisable-rules.ts";

const most = 1_000;

/** What a rule says, with a dash for what it would name. */
function wordsOf(rule: RaisableRule, { locale }: Ctx): string {
  return textOf(rule, locale).replaceAll(/\{\w+\}/g, "…");
}

/** Every rule that asks by itself, with its tier today and its rows, newest first. @throws UserErrors FORBIDDEN */
export async function listRuleTiers(ctx: Ctx) {
  requireAdminOwner(ctx);
  const rows = await ctx.em.find(RuleTier, {}, { orderBy: { validFrom: "desc" }, limit: most });
  const today = jstDate(ctx.now());
  const byRule = Map.groupBy(rows, ({ rule }) => rule);
  return Promise.all(
    raisableRules.map(async (rule) => {
      const own = placed(
        (byRule.get(rule) ?? []).map(({ validFrom, raised, reason, createdBy, createdAt }) => ({
          validFrom,
          raised,
          reason,
          createdBy,
          createdAt,
        })),
        today,
      );
      const isRaised = own.some(({ when, raised }) => when === "NOW" && raised);
      const tier: Tier = isRaised ? "BLOCK" : "ASK";
      return {
        rule,
        says: wordsOf(rule, ctx),
        tier,
        rows: await Promise.all(
          own.map(async ({ createdBy, ...row }) => ({ ...row, id: `${rule}:${row.validFrom}`, by: await nameOf(ctx, createdBy) })),
        ),
      };
    }),
  );
}
