import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { Tier } from "../../base/wording/clause-rule.ts";
import { SettingRowType } from "../../site/settings/settings.type.ts";
import { IssueTierEnum } from "../requirement/work-issue.type.ts";

@Audience("ADMIN_OWNER")
@ObjectType("RuleTierRow", { description: "That a rule is raised from a day on, or not any more." })
export class RuleTierRowType extends SettingRowType {
  @Field(() => Boolean, { description: "True when it stops from that day on; false when it asks again." })
  raised!: boolean;

  @Field(() => String, { description: "Why." })
  reason!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("RaisableRule", { description: "A rule about postings that asks the moderator by itself, and may be made to stop them." })
export class RaisableRuleType {
  @Field(() => ID, { description: "Its code." })
  rule!: string;

  @Field(() => String, { description: "What it says to a company, in the reader's language." })
  says!: string;

  @Field(() => IssueTierEnum, { description: "What comes of it today." })
  tier!: Tier;

  @Field(() => [RuleTierRowType], { description: "When it was raised and taken back, the newest first." })
  rows!: RuleTierRowType[];
}

@InputType("SetRuleTierInput", { description: "What comes of a rule from a day on." })
export class SetRuleTierInput {
  @Field(() => ID, { description: "Its code." })
  rule!: string;

  @Field(() => GraphQLLocalDate, { description: "First day it is in force: tomorrow in Japan at the earliest." })
  validFrom!: string;

  @Field(() => Boolean, { description: "True to stop what it finds, false to ask the moderator again." })
  raised!: boolean;

  @Field(() => String, { description: "Why, 1 to 400 characters." })
  reason!: string;
}
