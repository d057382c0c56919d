import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ColleagueType } from "../inquiry/inquiry.admin.type.ts";
import type { Complaint, ComplaintSubject } from "./complaint.entity.ts";
import {
  ComplaintChannelEnum,
  ComplaintPartyEnum,
  ComplaintStatusEnum,
  ComplaintStepKindEnum,
  ComplaintSubjectEnum,
} from "./complaint.enums.ts";
import type { ComplaintStatus } from "./complaint.queries.ts";
import type { ComplaintStep } from "./complaint-step.entity.ts";

export const ComplaintActEnum = graphqlEnum(
  "ComplaintAct",
  ["INVESTIGATED", "ANSWERED", "MEASURE", "NOTE"],
  "Steps that a person adds; ANSWERED stops the first term.",
);

@Audience("ADMIN_OPERATOR")
@ObjectType("ComplaintStep", { description: "One step of handling a complaint; it is never changed." })
export class ComplaintStepType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ComplaintStepKindEnum, { description: "What was done." })
  kind!: ComplaintStep["kind"];

  @Field(() => String, { nullable: true, description: "Who did it." })
  by!: string | null;

  @Field(() => String, { description: "In words." })
  body!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("Complaint", { description: "A complaint and how it was handled." })
export class ComplaintType implements Pick<Complaint, "id" | "number" | "channel" | "party" | "subject" | "status" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "C-YYYY-NNNN." })
  number!: string;

  @Field(() => GraphQLDateTime, { description: "When it came in." })
  receivedAt!: Date;

  @Field(() => ComplaintChannelEnum, { description: "How it came in." })
  channel!: Complaint["channel"];

  @Field(() => ComplaintPartyEnum, { description: "Who complains." })
  party!: Complaint["party"];

  @Field(() => String, { description: "Their name." })
  partyName!: string;

  @Field(() => String, { description: "How to reach them; may be empty." })
  partyContact!: string;

  @Field(() => ComplaintSubjectEnum, { description: "What it is about." })
  subject!: ComplaintSubject;

  @Field(() => String, { description: "What they say." })
  body!: string;

  @Field(() => ID, { nullable: true, description: "The posting it is about." })
  workId!: string | null;

  @Field(() => ID, { nullable: true, description: "The company it is about." })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of that company." })
  companyName!: string | null;

  @Field(() => ID, { nullable: true, description: "The inquiry it came in by; that one is deleted earlier." })
  inquiryId!: string | null;

  @Field(() => ComplaintStatusEnum, { description: "Its state." })
  status!: ComplaintStatus;

  @Field(() => ColleagueType, { nullable: true, description: "Whose it is." })
  assignee!: ColleagueType | null;

  @Field(() => GraphQLLocalDate, { description: "Last day of the first answer." })
  answerDueOn!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day to settle it." })
  settleDueOn!: string;

  @Field(() => Boolean, { description: "True when a term is over and what it was for has not happened." })
  overdue!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was answered first." })
  answeredAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was settled." })
  settledAt!: Date | null;

  @Field(() => String, { description: "How it ended." })
  outcome!: string;

  @Field(() => String, { description: "What keeps it from coming again." })
  prevention!: string;

  @Field(() => Int, { description: "Counts changes; name it when you change it." })
  version!: number;

  @Field(() => [ComplaintStepType], { description: "What was done, oldest first; at most 200." })
  steps!: ComplaintStepType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ComplaintPage", { description: "A page of the complaint log." })
export class ComplaintPageType extends CountedPageType {
  @Field(() => [ComplaintType], { description: "The items of this page." })
  items!: ComplaintType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("HandleComplaintPayload", { description: "The complaint after an act." })
export class HandleComplaintPayload extends PayloadType {
  @Field(() => ComplaintType, { nullable: true, description: "As it stands now; null when there are errors." })
  complaint!: ComplaintType | null;
}
