import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { recordSetting, requireFutureDay, requirePeriod, ruleDays } from "../../site/settings/settings.policy.ts";
import { plainAnswers, ruleAnswers, ruleReasons } from "./permission.vocabulary.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

const text = z.string().trim().min(1).max(600);
const schema = z.strictObject({
  ...ruleDays,
  status: z.enum(residenceStatuses).nullish(),
  /** A Japanese national is bound by no rule. */
  permission: z.enum(workPermissions).exclude(["JAPANESE_NATIONAL"]).nullish(),
  categories: z.array(z.enum(jobCategories)).max(jobCategories.length),
  reason: z.enum(ruleReasons).refine((reason) => plainAnswers.some((one) => one === reason)),
  maxWeeklyHours: z.int().min(1).max(168).nullish(),
  vacationDailyHours: z.int().min(1).max(24).nullish(),
  evidence: text,
  evidenceEn: text,
  evidenceEasy: text,
});
type Draft = z.output<typeof schema>;

/** Checks rules that involve several fields together. @throws UserErrors REQUIRED, INVALID, END_BEFORE_START, NOT_IN_PAST */
function requireWhole(ctx: Ctx, { status, permission, reason, categories, ...rule }: Draft): void {
  if (!status === !permission) throw userError("REQUIRED", ["status"]);
  if (new Set(categories).size < categories.length) throw userError("INVALID", ["categories"]);
  if (reason === "PART_TIME_HOURS" && !rule.maxWeeklyHours) throw userError("REQUIRED", ["maxWeeklyHours"]);
  requirePeriod(ctx, rule);
}

/**
 * Adds a row of the work permission rules from a day to come on: from that day it decides about the 職種 it names (none named: about
 * every other one), before older rows about them.
 * @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN, REQUIRED, INVALID, END_BEFORE_START, NOT_IN_PAST
 */
export async function addPermissionRule(ctx: Ctx, input: z.input<typeof schema>): Promise<PermissionRule> {
  const { adminId } = requireAdminOwner(ctx);
  const draft = parse(schema, input);
  requireFutureDay(ctx, draft.validFrom);
  requireWhole(ctx, draft);
  const { status = null, permission = null, validFrom, categories, reason, validTo = null, ...rest } = draft;
  const hours = {
    maxWeeklyHours: reason === "PART_TIME_HOURS" ? draft.maxWeeklyHours : null,
    vacationDailyHours: reason === "PART_TIME_HOURS" ? draft.vacationDailyHours : null,
  };
  return runInTransaction(ctx.em, async (em) => {
    const sameDay = await em.find(PermissionRule, { status, permission, validFrom });
    const isTaken = sameDay.some((row) =>
      categories.length ? row.categories.some((one) => categories.includes(one)) : !row.categories.length,
    );
    if (isTaken) throw userError("DAY_TAKEN", ["validFrom"]);
    const made = { code: newId(), createdBy: adminId, createdAt: ctx.now() };
    const row = em.create(PermissionRule, {
      ...{ ...rest, ...hours, ...ruleAnswers[reason], ...made },
      ...{ status, permission, validFrom, validTo, categories, reason },
    });
    const subject = status ?? permission ?? "";
    recordSetting(ctx, em, { action: "setting.permission", key: row.code, detail: { validFrom, subject, reason } });
    await em.flush();
    return row;
  });
}
