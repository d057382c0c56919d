import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, ResidenceStatusEnum, SpecifiedSkillFieldEnum } from "../../../shared/graphql/enums.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import {
  type PermissionReasonCode,
  type PermissionRemedy,
  type PermissionVerdict,
  permissionReasons,
  permissionRemedies,
  permissionVerdicts,
} from "./permission.vocabulary.ts";

export const PermissionVerdictEnum = graphqlEnum(
  "PermissionVerdict",
  permissionVerdicts,
  "Whether a person may do a work. It informs: nobody is kept from applying.",
);
const PermissionReasonEnum = graphqlEnum("PermissionReasonCode", permissionReasons, "Why.");

const PermissionRemedyEnum = graphqlEnum("PermissionRemedy", permissionRemedies, "What would make a work possible for somebody.");

@Audience("PUBLIC")
@ObjectType("PermissionReason", { simpleResolvers: true, description: "One reason of a verdict, with the rule it stands on." })
export class PermissionReasonType {
  @Field(() => PermissionReasonEnum, { description: "Stable code; say it in the reader's language." })
  code!: PermissionReasonCode;

  @Field(() => String, {
    nullable: true,
    description: "What to show or to ask, in the reader's language; null when no rule stands behind it.",
  })
  evidence!: string | null;

  @Field(() => String, { nullable: true, description: "Where the rule is written." })
  source!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of the source, or the day on which it was read." })
  sourceDate!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day on which the rule holds." })
  validFrom!: string | null;

  @Field(() => Int, { nullable: true, description: "Hours in any seven days that the rule allows." })
  maxWeeklyHours!: number | null;

  @Field(() => PermissionRemedyEnum, { nullable: true, description: "What would make it possible, or what to do next." })
  remedy!: PermissionRemedy | null;
}

@Audience("PUBLIC")
@ObjectType("WorkPermissionCheck", {
  simpleResolvers: true,
  description: "What the dated rules say about a person and a work. Check the residence card; this is no legal advice.",
})
export class WorkPermissionCheckType {
  @Field(() => PermissionVerdictEnum, { description: "The answer." })
  verdict!: PermissionVerdict;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "The 在留資格 that was looked at; null when it is not known." })
  residenceStatus!: ResidenceStatus | null;

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field of the person, when it was looked at." })
  seekerField!: SpecifiedSkillField | null;

  @Field(() => GraphQLLocalDate, { description: "The day by whose rules it was judged: the first day of work, or today." })
  judgedOn!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "在留期限 that was looked at." })
  expiresOn!: string | null;

  @Field(() => Float, { nullable: true, description: "Hours a week of the work." })
  weeklyHours!: number | null;

  @Field(() => SpecifiedSkillFieldEnum, { nullable: true, description: "特定技能 field of the work." })
  workField!: SpecifiedSkillField | null;

  @Field(() => [PermissionReasonType], { description: "The deciding reason first." })
  reasons!: PermissionReasonType[];
}

@Audience("PUBLIC")
@ObjectType("StatusVerdict", {
  simpleResolvers: true,
  description: "The verdict on a 在留資格 for a work: on the person of that status who fits it best.",
})
export class StatusVerdictType {
  @Field(() => ResidenceStatusEnum, { description: "在留資格." })
  status!: ResidenceStatus;

  @Field(() => Boolean, { description: "True when the posting names it." })
  isNamed!: boolean;

  @Field(() => Boolean, { description: "True for 留学 on a work that is possible only after graduation and the change of the status." })
  needsGraduation!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Earliest first day of somebody who graduates in spring." })
  earliestStart!: string | null;

  @Field(() => WorkPermissionCheckType, { description: "Verdict and reasons." })
  check!: WorkPermissionCheckType;
}
