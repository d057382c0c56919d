import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { CompanyConversationType, ConversationType } from "./conversation.type.ts";
import { MessageType } from "./message.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };

@Audience("SEEKER")
@ObjectType("SendMessagePayload", { description: "Answer of sendMessage." })
export class SendMessagePayload {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("MarkConversationReadPayload", { description: "Answer of markConversationRead." })
export class MarkConversationReadPayload {
  @Field(() => ConversationType, { nullable: true, description: "The conversation as it stands now; null when there are errors." })
  conversation!: ConversationType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CompanySendMessagePayload", { description: "Answer of companySendMessage." })
export class CompanySendMessagePayload {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY")
@ObjectType("CompanyMarkConversationReadPayload", { description: "Answer of companyMarkConversationRead." })
export class CompanyMarkConversationReadPayload {
  @Field(() => CompanyConversationType, { nullable: true, description: "The conversation as it stands now; null when there are errors." })
  conversation!: CompanyConversationType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}
