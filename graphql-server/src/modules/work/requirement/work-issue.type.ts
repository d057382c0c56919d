import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Tier, tiers } from "../../base/wording/clause-rule.ts";

export const IssueTierEnum = graphqlEnum(
  "IssueTier",
  tiers,
  "BLOCK keeps a posting from being sent or shown; ASK is decided by the moderator.",
);

@Audience("COMPANY", "ADMIN")
@ObjectType("WorkIssue", {
  simpleResolvers: true,
  description: "One legally required item that is missing or unlawful; `path` names the field of the form.",
})
export class WorkIssueType {
  @Field(() => String, { description: "Stable English code." })
  code!: string;

  @Field(() => [String], { description: "The field of WorkContentInput it is about." })
  path!: string[];

  @Field(() => String, { nullable: true, description: "The wording that must not stand there, as it was typed." })
  word!: string | null;

  @Field(() => String, { nullable: true, description: "What may stand there instead of `word`." })
  rewrite!: string | null;

  @Field(() => IssueTierEnum, { description: "What comes of it: refused, or left to the moderator." })
  tier!: Tier;

  @Field(() => String, { nullable: true, description: "The law that asks about it, and its articles; null when the message names it." })
  law!: string | null;

  @Field(() => Int, { description: "1 to 18: the group of required items." })
  group!: number;

  @Field(() => String, { description: "What is missing and what to write, in the reader's language." })
  message!: string;
}
