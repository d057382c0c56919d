import { Field, ObjectType } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { PhraseTopicEnum, SlotKindEnum } from "./phrase.enums.ts";
import type { PhraseTopic } from "./phrases.ts";
import type { SlotKind } from "./slots.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("SlotChoice", { simpleResolvers: true, description: "One thing that may stand in a place of a phrase." })
export class SlotChoiceType {
  @Field(() => String, { description: "What is sent." })
  value!: string;

  @Field(() => String, { description: "Its words in the reader's language." })
  label!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("PhraseSlot", { simpleResolvers: true, description: "A place of a phrase that has to be filled." })
export class PhraseSlotType {
  @Field(() => String, { description: "Its name: in braces where it stands in the text." })
  name!: string;

  @Field(() => SlotKindEnum, { description: "What stands there." })
  kind!: SlotKind;

  @Field(() => [SlotChoiceType], { description: "What may be chosen; empty where it is typed." })
  choices!: SlotChoiceType[];
}

@Audience("SEEKER", "COMPANY")
@ObjectType("Phrase", {
  simpleResolvers: true,
  description: "Something a side can say in its own language, and the other side reads in its own.",
})
export class PhraseType {
  @Field(() => String, { description: "Name of the phrase." })
  key!: string;

  @Field(() => PhraseTopicEnum, { description: "What it is about." })
  topic!: PhraseTopic;

  @Field(() => String, { description: "Its text in the reader's language, with places to fill in braces." })
  text!: string;

  @Field(() => [PhraseSlotType], { description: "The places to fill, in the order of the text." })
  slots!: PhraseSlotType[];
}

@Audience("SEEKER", "COMPANY")
@ObjectType("PhrasePreview", { simpleResolvers: true, description: "A phrase as it would be sent." })
export class PhrasePreviewType {
  @Field(() => String, { description: "In the writer's language." })
  text!: string;

  @Field(() => String, { description: "As the other side reads it: a company in polite Japanese, an applicant at least in easy Japanese." })
  otherText!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("MessagePhrase", { description: "The other half of a message that was said with a phrase." })
export class MessagePhraseType {
  @Field(() => String, { description: "Language of the message's body, as it was written: a value of Locale." })
  locale!: string;

  @Field(() => String, { description: "Language of `otherText`, a value of Locale." })
  otherLocale!: string;

  @Field(() => String, {
    description: "The same in the reader's language; for who wrote it, as the other side reads it.",
  })
  otherText!: string;

  @Field(() => RubyScalar, { nullable: true, description: "Readings of `otherText`; null without kanji." })
  otherRuby!: Ruby | null;
}
