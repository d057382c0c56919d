import { defineEntity, p } from "@mikro-orm/core";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { permissionRuleKinds, permissionVerdicts, ruleReasons } from "./permission.vocabulary.ts";

const PermissionRuleSchema = defineEntity({
  name: "PermissionRule",
  tableName: "permission_rule",
  properties: {
    code: p.string().length(60).primary(),
    /** 在留資格 the rule is about; rules for what people say without a status name the permission instead. */
    status: p.enum(residenceStatuses).nullable(),
    permission: p.enum(workPermissions).nullable(),
    kind: p.enum(permissionRuleKinds),
    /** 職種 the rule is about; empty means every other one. */
    categories: p.array().$type<JobCategory[]>().default([]),
    /** The answer when what the kind asks is given. */
    verdict: p.enum(permissionVerdicts),
    reason: p.enum(ruleReasons),
    /** Hours in any seven days, and a day of the school's long vacation. */
    maxWeeklyHours: p.integer().nullable(),
    vacationDailyHours: p.integer().nullable(),
    validFrom: p.type("date").$type<string>(),
    /** Last day, after which the row before it holds again; null means until a newer row speaks about the same 職種. */
    validTo: p.type("date").$type<string>().nullable(),
    /** Day of the source, or the day on which it was read. */
    sourceDate: p.type("date").$type<string>(),
    source: p.text(),
    /** Evidence the person shows or asks for, in each language. */
    evidence: p.text(),
    evidenceEn: p.text(),
    evidenceEasy: p.text(),
    /** Who added it and when; null for what came with the product. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().nullable(),
  },
  checks: [
    { name: "permission_rule_subject", expression: "(status is null) <> (permission is null)" },
    { name: "permission_rule_period", expression: "valid_to is null or valid_from <= valid_to" },
    { name: "permission_rule_hours", expression: "kind <> 'PART_TIME' or max_weekly_hours > 0" },
    {
      name: "permission_rule_future",
      expression: "created_at is null or valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date",
    },
  ],
});

/** A dated rule of work permission: the law changes by rows, not by code. Rows are added, never changed. */
export class PermissionRule extends PermissionRuleSchema.class {}
PermissionRuleSchema.setClass(PermissionRule);
