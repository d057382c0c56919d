import { Extensions, Field, ID, InputType } from "type-graphql";

@InputType("MessageBridgesInput", { description: "Messages of one conversation." })
export class MessageBridgesInput {
  @Field(() => ID, { description: "One of the seeker's own conversations." })
  conversationId!: string;

  @Extensions({ maxItems: 50 })
  @Field(() => [ID], { description: "Messages of that conversation; others are left out." })
  messageIds!: string[];
}

@InputType("MessagePreviewInput", { description: "A message as it stands in the form." })
export class MessagePreviewInput {
  @Field(() => ID, { description: "One of the company's conversations about an application." })
  conversationId!: string;

  @Field(() => String, { description: "1 to 4,000 characters." })
  body!: string;
}
