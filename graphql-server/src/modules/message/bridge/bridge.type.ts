import { Field, ID, ObjectType } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("GlossedWord", { simpleResolvers: true, description: "A word of a message above its reader's level." })
export class GlossedWordType {
  @Field(() => String, { description: "As a dictionary has it." })
  word!: string;

  @Field(() => String, { description: "How it is read, in hiragana." })
  reading!: string;

  @Field(() => String, { description: "What it means, in the reader's language." })
  meaning!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("NamedDay", { simpleResolvers: true, description: "A day that a message names." })
export class NamedDayType {
  @Field(() => String, { description: "As it stands in the message." })
  said!: string;

  @Field(() => String, { description: "The whole day with its year and day of the week, in the reader's language." })
  meaning!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("MessageBridge", {
  description: "Help with a message above its reader's level, made while it is read. The body stays as it was written.",
})
export class MessageBridgeType {
  @Field(() => String, {
    nullable: true,
    description: "The same in plainer Japanese where rules are sure of it, days and hours made explicit; null when nothing changes.",
  })
  easyText!: string | null;

  @Field(() => RubyScalar, { nullable: true, description: "Readings of `easyText`; null without kanji." })
  easyRuby!: Ruby | null;

  @Field(() => [GlossedWordType], { description: "Words above the reader's level that our list knows, in the order of the text." })
  words!: GlossedWordType[];

  @Field(() => [NamedDayType], {
    description: "Days that are sure from the day of the message, for who reads another language than Japanese.",
  })
  days!: NamedDayType[];
}

@Audience("SEEKER")
@ObjectType("BridgedMessage", { simpleResolvers: true, description: "Help with one message." })
export class BridgedMessageType {
  @Field(() => ID, { description: "Of the message." })
  id!: string;

  @Field(() => MessageBridgeType, { description: "What helps with it." })
  bridge!: MessageBridgeType;
}

@Audience("COMPANY")
@ObjectType("PlainerSentence", { simpleResolvers: true, description: "A sentence that can be put more plainly." })
export class PlainerSentenceType {
  @Field(() => String, { description: "As it was typed." })
  sentence!: string;

  @Field(() => String, { description: "What says the same." })
  easy!: string;
}

@Audience("COMPANY")
@ObjectType("MessagePreview", { description: "A message to an applicant before it is sent, for its writer alone." })
export class MessagePreviewType {
  @Field(() => JapaneseLevelEnum, { description: "What reading it takes; our own grade, N5 to N1." })
  level!: JapaneseLevel;

  @Field(() => JapaneseLevelEnum, {
    nullable: true,
    description: "What the applicant states of themselves, as their application shows it.",
  })
  readerLevel!: JapaneseLevel | null;

  @Field(() => Boolean, { description: "Whether it takes more than the applicant states; without a statement, more than N4." })
  isTooHard!: boolean;

  @Field(() => MessageBridgeType, {
    nullable: true,
    description: "What the applicant gets beside it, its words explained in easy Japanese here.",
  })
  bridge!: MessageBridgeType | null;

  @Field(() => [PlainerSentenceType], { description: "Sentences that can be put more plainly." })
  plainer!: PlainerSentenceType[];

  @Field(() => [String], { description: "Days with the day of the week of another day, as they were typed." })
  wrongDays!: string[];
}
