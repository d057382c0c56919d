import { Field, ObjectType } from "type-graphql";
import type { Ruby } from "../../platform/furigana/ruby.ts";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import { RubyScalar } from "../../shared/graphql/ruby.scalar.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("WorkRuby", { ...simple, description: "Readings of what a card shows; null where a text has no kanji." })
export class WorkRubyType {
  @Field(() => RubyScalar, { nullable: true, description: "Of `title`." })
  title!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.city`." })
  city!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.nearestStation`." })
  nearestStation!: Ruby | null;
}

@Audience("PUBLIC")
@ObjectType("WorkBodyRuby", { ...simple, description: "Readings of the longer texts; null where a text has no kanji." })
export class WorkBodyRubyType {
  @Field(() => RubyScalar, { nullable: true, description: "Of `occupation`." })
  occupation!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `description`." })
  description!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `dutiesChangeScope`." })
  dutiesChangeScope!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `requirements`." })
  requirements!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `japaneseUse`." })
  japaneseUse!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `employer.name`." })
  employerName!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `employer.address`." })
  employerAddress!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.name`." })
  workplaceName!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.addressLine`." })
  addressLine!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.changeScope`." })
  workplaceChangeScope!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `workplace.smokingNote`." })
  smokingNote!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `salary.commuting`." })
  commuting!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `salary.raise`." })
  raise!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `salary.bonus`." })
  bonus!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `salary.closing`." })
  payClosing!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `salary.payDay`." })
  payDay!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `hours.note`." })
  workTimeNote!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `hours.holidays`." })
  holidays!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `insurance.note`." })
  insuranceNote!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `contract.renewalCriteria`." })
  renewalCriteria!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `contract.renewalLimit`." })
  renewalLimit!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `contract.trialConditions`." })
  trialConditions!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `contract.retirement`." })
  retirement!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `appeal`." })
  appeal!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `benefits`." })
  benefits!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `selection.process`." })
  selection!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `selection.documents`." })
  documents!: Ruby | null;
}
