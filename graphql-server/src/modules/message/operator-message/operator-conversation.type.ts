import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ActorKindEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { MailingAudienceEnum } from "../mailing/mailing.type.ts";
import type { MailingAudience } from "../mailing/mailing.vocabulary.ts";
import type { Recipient } from "./find-recipients.ts";
import type { OperatorConversation, OperatorMessage } from "./operator-conversation.presenter.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("OperatorMessage", { simpleResolvers: true, description: "One message as the operator reads it." })
export class OperatorMessageType implements OperatorMessage {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Plain text; empty when the person's account was erased." })
  body!: string;

  @Field(() => ActorKindEnum, { description: "Which side wrote it." })
  by!: ActorKind;

  @Field(() => String, { description: "Who wrote it." })
  senderName!: string;

  @Field(() => String, { nullable: true, description: "Name of the file that came with it." })
  fileName!: string | null;

  @Field(() => String, { nullable: true, description: "Its address, signed for this viewer; null where the operator only reads." })
  fileUrl!: string | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("OperatorMessagePage", { simpleResolvers: true, description: "Newest first; page back with `after`." })
export class OperatorMessagePageType extends PageType {
  @Field(() => [OperatorMessageType], { description: "The messages of this page." })
  items!: OperatorMessageType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("OperatorThread", { description: "A conversation of the operator with a seeker or a company." })
export class OperatorConversationType implements OperatorConversation {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => MailingAudienceEnum, { description: "With whom." })
  audience!: MailingAudience;

  @Field(() => String, { description: "What it is about; empty when the person's account was erased." })
  subject!: string;

  @Field(() => ID, { description: "The seeker or the company." })
  recipientId!: string;

  @Field(() => String, { description: "Their name." })
  recipientName!: string;

  @Field(() => Int, { description: "Their messages that no operator has read." })
  unreadCount!: number;

  @Field(() => String, { description: "How the newest message begins." })
  preview!: string;

  @Field(() => Boolean, { description: "True when the other side wrote last." })
  lastMessageByRecipient!: boolean;

  @Field(() => GraphQLDateTime, { description: "When the newest message was sent." })
  lastMessageAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the other side last read." })
  readByRecipientAt!: Date | null;

  @Field(() => Boolean, { description: "True when a mailing to many opened it." })
  toMany!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it began." })
  createdAt!: Date;

  @Field(() => OperatorMessagePageType, { description: "The messages, newest first." })
  messages!: OperatorMessagePageType;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("OperatorThreadPage", { simpleResolvers: true, description: "A page of conversations, latest message first." })
export class OperatorConversationPageType extends PageType {
  @Field(() => [OperatorConversationType], { description: "The conversations of this page." })
  items!: OperatorConversationType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("MessageRecipient", { simpleResolvers: true, description: "Somebody the operator can write to." })
export class MessageRecipientType implements Recipient {
  @Field(() => ID, { description: "The seeker or the company." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Mail address, to tell namesakes apart." })
  note!: string;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("OperatorThreadPayload", { simpleResolvers: true, description: "Answer of the acts on a conversation." })
export class OperatorConversationPayload extends PayloadType {
  @Field(() => OperatorConversationType, { nullable: true, description: "The conversation as it stands now; null when there are errors." })
  thread!: OperatorConversationType | null;
}
