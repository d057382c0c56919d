import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { MessageType } from "../message/message.type.ts";
import { CompanyConversationType, ConversationType } from "./conversation.type.ts";

@Audience("SEEKER")
@ObjectType("SendMessagePayload", { description: "Answer of sendMessage." })
export class SendMessagePayload extends PayloadType {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;
}

@Audience("SEEKER")
@ObjectType("MarkConversationReadPayload", { description: "Answer of markConversationRead." })
export class MarkConversationReadPayload extends PayloadType {
  @Field(() => ConversationType, { nullable: true, description: "The conversation as it stands now; null when there are errors." })
  conversation!: ConversationType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CompanySendMessagePayload", { description: "Answer of companySendMessage." })
export class CompanySendMessagePayload extends PayloadType {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;
}

@Audience("COMPANY")
@ObjectType("CompanyMarkConversationReadPayload", { description: "Answer of companyMarkConversationRead." })
export class CompanyMarkConversationReadPayload extends PayloadType {
  @Field(() => CompanyConversationType, { nullable: true, description: "The conversation as it stands now; null when there are errors." })
  conversation!: CompanyConversationType | null;
}
