import { defineEntity, p } from "@mikro-orm/core";
import type { DesignatedActivity } from "../../../shared/vocabulary/designated-activity.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import { type ResidenceStatus, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import type { WorkplaceKind } from "../../../shared/vocabulary/workplace-kind.ts";
import { permissionRuleKinds, permissionVerdicts, type RuleReason } from "./permission.vocabulary.ts";

const PermissionRuleSchema = defineEntity({
  name: "PermissionRule",
  tableName: "permission_rule",
  properties: {
    code: p.string().length(60).primary(),
    /** 在留資格 the rule is about; rules for what people say without a status name the permission instead, and general ones neither. */
    status: p.text().$type<ResidenceStatus>().nullable(),
    permission: p.enum(workPermissions).nullable(),
    /** The kind of 特定活動 it is about; null is about every other one. */
    designation: p.text().$type<DesignatedActivity>().nullable(),
    kind: p.enum(permissionRuleKinds),
    /** 職種 the rule is about; empty means every other one. */
    categories: p.array().$type<JobCategory[]>().default([]),
    /** Kinds of workplace, contracts and fields it is about; empty means every one. */
    workplaceKinds: p.array().$type<WorkplaceKind[]>().default([]),
    employmentTypes: p.array().$type<EmploymentType[]>().default([]),
    fields: p.array().$type<SpecifiedSkillField[]>().default([]),
    /** A guard holds for works of fewer hours a week. */
    minWeeklyHours: p.integer().nullable(),
    /** The answer when what the kind asks is given. */
    verdict: p.enum(permissionVerdicts),
    reason: p.text().$type<RuleReason>(),
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
    {
      name: "permission_rule_subject",
      expression: "case when kind = 'GENERAL' then status is null and permission is null else (status is null) <> (permission is null) end",
    },
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
