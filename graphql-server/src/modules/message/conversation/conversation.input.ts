import { Field, ID, InputType } from "type-graphql";

@InputType("SendMessageInput", { description: "A message to the other side." })
export class SendMessageInput {
  @Field(() => ID, { description: "One of the sender's own conversations." })
  conversationId!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "A file of the sender's own side, uploaded for a message." })
  attachmentId?: string | null;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same message." })
  operationId!: string;
}

@InputType("CompanySendMessageInput", { description: "A message to the other side." })
export class CompanySendMessageInput extends SendMessageInput {}

@InputType("MarkConversationReadInput", { description: "How far the reader's side has read." })
export class MarkConversationReadInput {
  @Field(() => ID, { description: "The conversation." })
  conversationId!: string;

  @Field(() => ID, { description: "The newest message that was shown." })
  upToMessageId!: string;
}

@InputType("CompanyMarkConversationReadInput", { description: "How far the reader's side has read." })
export class CompanyMarkConversationReadInput extends MarkConversationReadInput {}
