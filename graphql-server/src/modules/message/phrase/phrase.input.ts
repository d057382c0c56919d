import { Extensions, Field, ID, InputType } from "type-graphql";

@InputType("FilledSlotInput", { description: "What stands in a place of a phrase." })
export class FilledSlotInput {
  @Field(() => String, { description: "Name of the place." })
  name!: string;

  @Field(() => String, { description: "As its kind demands: see SlotKind." })
  value!: string;
}

@InputType("PhrasePreviewInput", { description: "A phrase with what was filled in so far." })
export class PhrasePreviewInput {
  @Field(() => String, { description: "Name of the phrase." })
  key!: string;

  @Extensions({ maxItems: 12 })
  @Field(() => [FilledSlotInput], { description: "The places that are filled." })
  slots!: FilledSlotInput[];
}

@InputType("SendPhraseInput", { description: "A phrase to the other side; every place of it filled." })
export class SendPhraseInput extends PhrasePreviewInput {
  @Field(() => ID, { description: "One of the sender's own conversations about an application." })
  conversationId!: string;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same message." })
  operationId!: string;
}

@InputType("CompanySendPhraseInput", { description: "A phrase to the applicant; every place of it filled." })
export class CompanySendPhraseInput extends SendPhraseInput {}
