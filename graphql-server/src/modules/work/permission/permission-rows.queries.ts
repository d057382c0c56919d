import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { whenOf } from "../../site/page/placed.ts";
import { nameOf } from "../../site/settings/settings.queries.ts";
import { findPermissionRules } from "./permission.queries.ts";
import { rulesInForce } from "./permission.rows.ts";
import type { PermissionRule } from "./permission-rule.entity.ts";

const subjects = [...residenceStatuses, ...workPermissions, "EVERYONE"];
const subjectOf = ({ status, permission }: PermissionRule) => status ?? permission ?? "EVERYONE";

/** The rules of work permission: every row, by 在留資格 in their usual order, newest first. @throws UserErrors FORBIDDEN */
export async function listPermissionRules(ctx: Ctx) {
  requireAdminOwner(ctx);
  const today = jstDate(ctx.now());
  const bySubject: ReadonlyMap<string, PermissionRule[]> = Map.groupBy(await findPermissionRules(ctx), subjectOf);
  const rows = subjects.flatMap((subject) => {
    const own = bySubject.get(subject) ?? [];
    const inForce = new Set(rulesInForce(own, today));
    const newestFirst = own.toSorted(
      (one, other) => other.validFrom.localeCompare(one.validFrom) || other.categories.length - one.categories.length,
    );
    return newestFirst.map((rule) => ({ rule, when: whenOf(rule, { today, isInForce: inForce.has(rule) }) }));
  });
  return Promise.all(
    rows.map(async ({ rule, when }) => ({
      ...{ id: rule.code, status: rule.status ?? null, permission: rule.permission ?? null, when },
      ...{ categories: rule.categories, verdict: rule.verdict, reason: rule.reason },
      ...{ maxWeeklyHours: rule.maxWeeklyHours ?? null, vacationDailyHours: rule.vacationDailyHours ?? null },
      ...{ validFrom: rule.validFrom, validTo: rule.validTo ?? null, source: rule.source, sourceDate: rule.sourceDate },
      ...{ evidence: rule.evidence, evidenceEn: rule.evidenceEn, evidenceEasy: rule.evidenceEasy },
      ...{ by: await nameOf(ctx, rule.createdBy), createdAt: rule.createdAt ?? null },
    })),
  );
}
