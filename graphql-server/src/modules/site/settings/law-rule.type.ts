import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, ObjectType } from "type-graphql";
import { SettingRowType } from "./settings.type.ts";

const texts = {
  validFrom: { description: "First day it is in force: tomorrow in Japan at the earliest." },
  validTo: { nullable: true, description: "Last day, after which the row before it holds again; null means until a newer row." },
  source: { description: "Where the rule is written, 1 to 400 characters." },
  sourceDate: { description: "Day of the source, or the day on which it was read." },
};

/** Fields that every row of a rule of the law has. */
@ObjectType()
export class LawRuleRowType extends SettingRowType {
  @Field(() => GraphQLLocalDate, texts.validTo)
  validTo!: string | null;

  @Field(() => String, texts.source)
  source!: string;

  @Field(() => GraphQLLocalDate, texts.sourceDate)
  sourceDate!: string;
}

/** Fields that every new row of a rule of the law takes. */
@InputType("LawRuleInput")
export class LawRuleInput {
  @Field(() => GraphQLLocalDate, texts.validFrom)
  validFrom!: string;

  @Field(() => GraphQLLocalDate, texts.validTo)
  validTo?: string | null;

  @Field(() => String, texts.source)
  source!: string;

  @Field(() => GraphQLLocalDate, texts.sourceDate)
  sourceDate!: string;
}
