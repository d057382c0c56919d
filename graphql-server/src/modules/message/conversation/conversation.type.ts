import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { CompanyEntryType } from "../../entry/board/company-entry.type.ts";
import { EntryType } from "../../entry/entry/entry.type.ts";
import { MessagePageType, MessageType } from "../message/message.type.ts";
import { type ConversationKind, conversationKinds } from "./conversation.entity.ts";

export const ConversationKindEnum = graphqlEnum(
  "ConversationKind",
  conversationKinds,
  "Between whom a conversation is; ADMIN is the operator.",
);

const reachableOptions = {
  description: "False while the other side can read nothing here: a message would be refused. The site does not say why.",
};

@Audience("SEEKER")
@ObjectType("Conversation", { implements: NodeType, description: "A conversation of the seeker with a company or with the operator." })
export class ConversationType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ConversationKindEnum, { description: "Between whom." })
  kind!: ConversationKind;

  @Field(() => String, { nullable: true, description: "What the operator writes about; null in a conversation about an application." })
  subject!: string | null;

  @Field(() => String, { description: "The company, or the operator." })
  counterpartName!: string;

  @Field(() => Boolean, reachableOptions)
  isReachable!: boolean;

  @Field(() => EntryType, { nullable: true, description: "The application it is about." })
  entry!: EntryType | null;

  @Field(() => Int, { description: "Messages of the other side that the reader's side has not read." })
  unreadCount!: number;

  @Field(() => MessageType, { nullable: true, description: "The newest message." })
  lastMessage!: MessageType | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  lastMessageAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the other side last read." })
  readByCounterpartAt!: Date | null;

  @Field(() => MessagePageType, { description: "The messages, newest first." })
  messages!: MessagePageType;
}

@Audience("SEEKER")
@ObjectType("ConversationPage", { simpleResolvers: true, description: "A page of conversations, latest message first." })
export class ConversationPageType extends PageType {
  @Field(() => [ConversationType], { description: "The conversations of this page." })
  items!: ConversationType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}

@Audience("COMPANY")
@ObjectType("CompanyConversation", {
  implements: NodeType,
  description: "A conversation of the company with an applicant or with the operator.",
})
export class CompanyConversationType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ConversationKindEnum, { description: "Between whom." })
  kind!: ConversationKind;

  @Field(() => String, { nullable: true, description: "What the operator writes about; null in a conversation about an application." })
  subject!: string | null;

  @Field(() => String, { description: "The applicant, or the operator." })
  counterpartName!: string;

  @Field(() => Boolean, reachableOptions)
  isReachable!: boolean;

  @Field(() => Boolean, {
    description: "True from the moment the applicant left this site, unless they come back: then nothing of theirs is shown.",
  })
  hasLeft!: boolean;

  @Field(() => CompanyEntryType, { nullable: true, description: "The application it is about." })
  entry!: CompanyEntryType | null;

  @Field(() => Int, { description: "Messages of the other side that the reader's side has not read." })
  unreadCount!: number;

  @Field(() => MessageType, { nullable: true, description: "The newest message." })
  lastMessage!: MessageType | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  lastMessageAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the other side last read." })
  readByCounterpartAt!: Date | null;

  @Field(() => MessagePageType, { description: "The messages, newest first." })
  messages!: MessagePageType;
}

@Audience("COMPANY")
@ObjectType("CompanyConversationPage", { simpleResolvers: true, description: "A page of conversations, latest message first." })
export class CompanyConversationPageType extends PageType {
  @Field(() => [CompanyConversationType], { description: "The conversations of this page." })
  items!: CompanyConversationType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("InboxEvent", { description: "A change of the inbox: a new message, or something was read elsewhere." })
export class InboxEventType {
  @Field(() => ID, {
    nullable: true,
    description: "The conversation that changed; null when events may have been missed and the inbox is to be read anew.",
  })
  conversationId!: string | null;

  @Field(() => MessageType, { nullable: true, description: "The new message; null when something was read." })
  message!: MessageType | null;

  @Field(() => Int, { description: "Unread messages of this conversation; 0 without one." })
  unreadCount!: number;

  @Field(() => Int, { description: "Unread messages of all conversations." })
  totalUnreadCount!: number;
}
