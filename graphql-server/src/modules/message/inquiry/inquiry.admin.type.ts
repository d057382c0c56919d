import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Inquiry, InquiryCategory } from "./inquiry.entity.ts";
import { InquiryCategoryEnum, InquiryEventKindEnum, InquiryStatusEnum } from "./inquiry.enums.ts";
import type { InquiryStatus } from "./inquiry.status.ts";
import type { InquiryEvent } from "./inquiry-event.entity.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("Colleague", { description: "A person of the back office." })
export class ColleagueType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("InquiryEvent", { description: "One thing that was done with an inquiry." })
export class InquiryEventType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => InquiryEventKindEnum, { description: "What was done." })
  kind!: InquiryEvent["kind"];

  @Field(() => String, { nullable: true, description: "Who did it." })
  by!: string | null;

  @Field(() => String, { description: "The answer that was mailed, the note, or what the sender wrote again." })
  body!: string;

  @Field(() => InquiryStatusEnum, { nullable: true, description: "The state it was moved to." })
  to!: InquiryStatus | null;

  @Field(() => String, { nullable: true, description: "Whose it became." })
  assignee!: string | null;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("Inquiry", { description: "A question or a complaint that came in." })
export class InquiryType implements Pick<Inquiry, "id" | "ticket" | "category" | "status" | "name" | "email" | "body" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What the sender quotes." })
  ticket!: string;

  @Field(() => InquiryCategoryEnum, { description: "What it is about." })
  category!: InquiryCategory;

  @Field(() => InquiryStatusEnum, { description: "Its state; SPAM was filled in by a program." })
  status!: InquiryStatus;

  @Field(() => String, { description: "Who wrote; empty when the account was erased." })
  name!: string;

  @Field(() => String, { description: "Where the answer goes; empty when the account was erased." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Of a company." })
  companyName!: string | null;

  @Field(() => String, { description: "What was written." })
  body!: string;

  @Field(() => String, { description: "How what was written begins, at most 120 characters on one line." })
  preview!: string;

  @Field(() => ID, { nullable: true, description: "The posting it is about." })
  workId!: string | null;

  @Field(() => String, { description: "Language of the form; the answer is framed in it." })
  locale!: string;

  @Field(() => ColleagueType, { nullable: true, description: "Whose it is." })
  assignee!: ColleagueType | null;

  @Field(() => GraphQLDateTime, { description: "When it came in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When its answer is due: working days of the operator's term." })
  answerDueAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was answered last." })
  answeredAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was done." })
  doneAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it is deleted." })
  deletedAt!: Date;

  @Field(() => Int, { description: "Counts changes; name it when you change it." })
  version!: number;

  @Field(() => [InquiryStatusEnum], { description: "States it may go to." })
  legalMoves!: InquiryStatus[];

  @Field(() => [InquiryEventType], { description: "What was done with it, oldest first; at most 200." })
  events!: InquiryEventType[];

  @Field(() => ID, { nullable: true, description: "The entry of the complaint log made from it." })
  complaintId!: string | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("InquiryPage", { description: "A page of inquiries." })
export class InquiryPageType extends CountedPageType {
  @Field(() => [InquiryType], { description: "The items of this page." })
  items!: InquiryType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("HandleInquiryPayload", { description: "The inquiry after an act." })
export class HandleInquiryPayload extends PayloadType {
  @Field(() => InquiryType, { nullable: true, description: "As it stands now; null when there are errors." })
  inquiry!: InquiryType | null;
}
