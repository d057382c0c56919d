import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, JobCategoryEnum, ResidenceStatusEnum, WorkPermissionEnum } from "../../../shared/graphql/enums.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { ResidenceStatus, WorkPermission } from "../../../shared/vocabulary/work-permission.ts";
import { LawRuleInput, LawRuleRowType } from "../../site/settings/law-rule.type.ts";
import { PermissionVerdictEnum } from "./permission.type.ts";
import { type PermissionVerdict, type RuleReason, ruleReasons } from "./permission.vocabulary.ts";

const RuleReasonEnum = graphqlEnum("PermissionRuleAnswer", ruleReasons, "What a row of the work permission rules answers.");

const texts = {
  status: { nullable: true, description: "在留資格 it is about; null when it is about what people say without one." },
  permission: { nullable: true, description: "What people say they may do, where no 在留資格 is known." },
  categories: { description: "職種 it is about; empty means every other one." },
  reason: { description: "What it answers." },
  maxWeeklyHours: { nullable: true, description: "Hours in any seven days; only for PART_TIME_HOURS." },
  vacationDailyHours: { nullable: true, description: "Hours a day of the school's long vacation; only for PART_TIME_HOURS." },
  evidence: { description: "What the person shows or asks, in Japanese." },
  evidenceEn: { description: "The same in English." },
  evidenceEasy: { description: "The same in やさしい日本語." },
};

@Audience("ADMIN_OWNER")
@ObjectType("PermissionRuleRow", { description: "A row of the work permission rules." })
export class PermissionRuleRowType extends LawRuleRowType {
  @Field(() => ResidenceStatusEnum, texts.status)
  status!: ResidenceStatus | null;

  @Field(() => WorkPermissionEnum, texts.permission)
  permission!: WorkPermission | null;

  @Field(() => [JobCategoryEnum], texts.categories)
  categories!: JobCategory[];

  @Field(() => RuleReasonEnum, texts.reason)
  reason!: RuleReason;

  @Field(() => PermissionVerdictEnum, { description: "The verdict that follows." })
  verdict!: PermissionVerdict;

  @Field(() => Int, texts.maxWeeklyHours)
  maxWeeklyHours!: number | null;

  @Field(() => Int, texts.vacationDailyHours)
  vacationDailyHours!: number | null;

  @Field(() => String, texts.evidence)
  evidence!: string;

  @Field(() => String, texts.evidenceEn)
  evidenceEn!: string;

  @Field(() => String, texts.evidenceEasy)
  evidenceEasy!: string;
}

@InputType("AddPermissionRuleInput", {
  description: "A row of the work permission rules from a day on, about a 在留資格 or about what people say.",
})
export class AddPermissionRuleInput extends LawRuleInput {
  @Field(() => ResidenceStatusEnum, texts.status)
  status?: ResidenceStatus | null;

  @Field(() => WorkPermissionEnum, texts.permission)
  permission?: Exclude<WorkPermission, "JAPANESE_NATIONAL"> | null;

  @Field(() => [JobCategoryEnum], texts.categories)
  categories!: JobCategory[];

  @Field(() => RuleReasonEnum, { description: "What it answers; one that needs no more than 職種 and hours." })
  reason!: RuleReason;

  @Field(() => Int, texts.maxWeeklyHours)
  maxWeeklyHours?: number | null;

  @Field(() => Int, texts.vacationDailyHours)
  vacationDailyHours?: number | null;

  @Field(() => String, texts.evidence)
  evidence!: string;

  @Field(() => String, texts.evidenceEn)
  evidenceEn!: string;

  @Field(() => String, texts.evidenceEasy)
  evidenceEasy!: string;
}
