import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { MessageType } from "../message/message.type.ts";

@Audience("SEEKER")
@ObjectType("SendPhrasePayload", { description: "Answer of sendPhrase." })
export class SendPhrasePayload extends PayloadType {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CompanySendPhrasePayload", { description: "Answer of companySendPhrase." })
export class CompanySendPhrasePayload extends PayloadType {
  @Field(() => MessageType, { nullable: true, description: "The message as it was stored; null when there are errors." })
  message!: MessageType | null;
}
