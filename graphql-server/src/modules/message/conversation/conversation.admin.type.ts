import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { OperatorMessagePageType } from "../operator-message/operator-conversation.type.ts";
import type { AdminConversation } from "./conversation.admin.presenter.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminConversation", { description: "A conversation between a seeker and a company as the operator sees it." })
export class AdminConversationType implements AdminConversation {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "Its name." })
  companyName!: string;

  @Field(() => ID, { description: "The seeker." })
  seekerId!: string;

  @Field(() => String, { description: "Their name." })
  seekerName!: string;

  @Field(() => String, { description: "The work it is about." })
  workTitle!: string;

  @Field(() => Int, { description: "Messages of both sides." })
  messageCount!: number;

  @Field(() => GraphQLDateTime, { description: "When the newest was sent." })
  lastMessageAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it began." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Until when this session may read it; null while no reason was given." })
  readableUntil!: Date | null;

  @Field(() => OperatorMessagePageType, { nullable: true, description: "What was said, newest first; null while no reason was given." })
  messages!: OperatorMessagePageType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminConversationPage", { simpleResolvers: true, description: "A page of conversations, latest message first." })
export class AdminConversationPageType extends PageType {
  @Field(() => [AdminConversationType], { description: "The conversations of this page." })
  items!: AdminConversationType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("LookIntoConversationPayload", { simpleResolvers: true, description: "Answer of lookIntoConversation." })
export class LookIntoConversationPayload extends PayloadType {
  @Field(() => AdminConversationType, { nullable: true, description: "The conversation, now readable; null when there are errors." })
  conversation!: AdminConversationType | null;
}

@InputType("AdminConversationFilter", { description: "Which conversations; what is left out does not narrow." })
export class AdminConversationFilterInput {
  @Field(() => String, { nullable: true, description: "Words that stand in one of its messages." })
  text?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the company's name, or its id." })
  company?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Newest message at this time or later." })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Newest message before this time." })
  before?: Date | null;
}

@InputType("LookIntoConversationInput", { description: "Why the operator reads what two others said to each other." })
export class LookIntoConversationInput {
  @Field(() => ID, { description: "The conversation." })
  id!: string;

  @Field(() => String, { description: "Why, 1 to 200 characters, without names; kept in the audit record." })
  reason!: string;
}
