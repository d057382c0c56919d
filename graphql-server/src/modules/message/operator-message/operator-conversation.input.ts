import { Field, ID, InputType } from "type-graphql";
import { MailingAudienceEnum } from "../mailing/mailing.type.ts";
import type { MailingAudience } from "../mailing/mailing.vocabulary.ts";

@InputType("OperatorThreadFilter", { description: "Which conversations; what is left out does not narrow." })
export class OperatorConversationFilterInput {
  @Field(() => String, { nullable: true, description: "Parts of the subject or of the recipient's name." })
  keyword?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only those with messages that no operator has read." })
  unreadOnly?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those with this seeker or company." })
  recipientId?: string | null;
}

@InputType("StartThreadInput", { description: "A first message to one seeker or company." })
export class StartOperatorConversationInput {
  @Field(() => MailingAudienceEnum, { description: "Whom." })
  audience!: MailingAudience;

  @Field(() => ID, { description: "The seeker or the company." })
  recipientId!: string;

  @Field(() => String, { description: "1 to 200 characters." })
  subject!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "A file the operator uploaded for a message; only the recipient can open it." })
  attachmentId?: string | null;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same conversation." })
  operationId!: string;
}

@InputType("ReplyToThreadInput", { description: "A further message in a conversation." })
export class ReplyToConversationInput {
  @Field(() => ID, { description: "The conversation." })
  threadId!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "A file the operator uploaded for a message; only the recipient can open it." })
  attachmentId?: string | null;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again writes one message." })
  operationId!: string;
}

@InputType("MarkThreadReadInput", { description: "How far the operator has read." })
export class MarkOperatorConversationReadInput {
  @Field(() => ID, { description: "The conversation." })
  threadId!: string;

  @Field(() => ID, { description: "The newest message that was shown." })
  upToMessageId!: string;
}
