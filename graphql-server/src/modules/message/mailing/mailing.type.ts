import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ShownMailing } from "./mailing.queries.ts";
import { type MailingAudience, type MailingStatus, mailingAudiences, mailingStatuses } from "./mailing.vocabulary.ts";
import type { MessageTemplate } from "./message-template.entity.ts";

export const MailingAudienceEnum = graphqlEnum("MailingAudience", mailingAudiences, "Whom the operator writes to.");
export const MailingStatusEnum = graphqlEnum("MailingStatus", mailingStatuses, "SENDING: a task writes to one batch after the other.");

@Audience("ADMIN_OPERATOR")
@ObjectType("Mailing", { simpleResolvers: true, description: "One text from the operator to many, each in a conversation of their own." })
export class MailingType implements ShownMailing {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => MailingAudienceEnum, { description: "To whom." })
  audience!: MailingAudience;

  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => String, { description: "Plain text." })
  body!: string;

  @Field(() => MailingStatusEnum, { description: "How it stands." })
  status!: MailingStatus;

  @Field(() => Int, { description: "Who was chosen when it was sent." })
  recipientCount!: number;

  @Field(() => Int, { description: "Who has it." })
  sentCount!: number;

  @Field(() => Int, { description: "Who could not read it any more when their turn came." })
  skippedCount!: number;

  @Field(() => Int, { description: "Who has read it." })
  readCount!: number;

  @Field(() => String, { description: "Who sent it." })
  adminName!: string;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When everybody had it, or when it was stopped." })
  endedAt!: Date | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("MailingPage", { simpleResolvers: true, description: "A page of mailings, newest first." })
export class MailingPageType extends PageType {
  @Field(() => [MailingType], { description: "The mailings of this page." })
  items!: MailingType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("MessageTemplate", { simpleResolvers: true, description: "A text that the operator sends often." })
export class MessageTemplateType implements Pick<MessageTemplate, "id" | "name" | "subject" | "body"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => MailingAudienceEnum, { description: "For whom." })
  audience!: MailingAudience;

  @Field(() => String, { description: "As the operator finds it again." })
  name!: string;

  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => String, { description: "Plain text." })
  body!: string;

  @Field(() => Int, { description: "For saving a change." })
  version!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("MailingPayload", { simpleResolvers: true, description: "Answer of the acts on a mailing." })
export class MailingPayload extends PayloadType {
  @Field(() => MailingType, { nullable: true, description: "As it stands now; null when there are errors." })
  mailing!: MailingType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SaveMessageTemplatePayload", { simpleResolvers: true, description: "Answer of saveMessageTemplate." })
export class SaveMessageTemplatePayload extends PayloadType {
  @Field(() => MessageTemplateType, { nullable: true, description: "As it was stored; null when there are errors." })
  template!: MessageTemplateType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("DeleteMessageTemplatePayload", { simpleResolvers: true, description: "Answer of deleteMessageTemplate." })
export class DeleteMessageTemplatePayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The text that is gone." })
  deletedId!: string | null;
}
