import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import {
  type ScoutDeclineReason,
  type ScoutReportReason,
  type ScoutState,
  scoutDeclineReasons,
  scoutReportReasons,
  scoutStates,
} from "./scout.vocabulary.ts";

const ScoutDeclineReasonEnum = graphqlEnum("ScoutDeclineReason", scoutDeclineReasons, "Why a person does not want a work.");
export const ScoutReportReasonEnum = graphqlEnum("ScoutReportReason", scoutReportReasons, "What is wrong with a scout.");
const ScoutStateEnum = graphqlEnum("ScoutState", scoutStates, "Where a scout stands.");

@Audience("SEEKER")
@ObjectType("Scout", { simpleResolvers: true, description: "A company's question whether the seeker would like one of its works." })
export class ScoutType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The company, to block it." })
  companyId!: string;

  @Field(() => String, { description: "The company's name in the reader's language." })
  companyName!: string;

  @Field(() => ID, { description: "The work, to read it and to apply." })
  workId!: string;

  @Field(() => String, { description: "The work's title." })
  workTitle!: string;

  @Field(() => String, { nullable: true, description: "Who wrote it for the company; null once they left it." })
  senderName!: string | null;

  @Field(() => String, { description: "What the company wrote." })
  body!: string;

  @Field(() => ScoutStateEnum, { description: "Where it stands; CLOSED when nobody can apply for the work any more." })
  state!: ScoutState;

  @Field(() => ScoutDeclineReasonEnum, { nullable: true, description: "Why the seeker declined." })
  declineReason!: ScoutDeclineReason | null;

  @Field(() => Boolean, { description: "Whether the seeker reported it to the operator." })
  isReported!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Per cent of the company's scouts of the last 90 days that people answered; null below five.",
  })
  answeredShare!: number | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;
}

@Audience("SEEKER")
@ObjectType("ScoutPage", { simpleResolvers: true, description: "A page of scouts." })
export class ScoutPageType extends CountedPageType {
  @Field(() => [ScoutType], { description: "The scouts, the latest first." })
  items!: ScoutType[];
}

@Audience("COMPANY")
@ObjectType("SentScout", { simpleResolvers: true, description: "A scout as the company that sent it sees it." })
export class SentScoutType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "Stands for the person towards this company and this work only." })
  personId!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { description: "The work's title." })
  workTitle!: string;

  @Field(() => String, { nullable: true, description: "Who sent it; null once they left." })
  senderName!: string | null;

  @Field(() => String, { description: "What was written." })
  body!: string;

  @Field(() => ScoutStateEnum, { description: "Where it stands." })
  state!: ScoutState;

  @Field(() => ScoutDeclineReasonEnum, { nullable: true, description: "Why the person declined." })
  declineReason!: ScoutDeclineReason | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;
}

@Audience("COMPANY")
@ObjectType("SentScoutPage", { simpleResolvers: true, description: "A page of sent scouts." })
export class SentScoutPageType extends CountedPageType {
  @Field(() => [SentScoutType], { description: "The scouts, the latest first." })
  items!: SentScoutType[];
}

@InputType("SendScoutInput", { description: "Whom to ask, and with which text." })
export class SendScoutInput {
  @Field(() => ID, { description: "A list of the last seven days." })
  listId!: string;

  @Field(() => ID, { description: "A card of it." })
  personId!: string;

  @Field(() => ID, { description: "A template of the company without {氏名}." })
  templateId!: string;

  @Field(() => ID, { description: "A UUID of the sender's own: the same again is the same act." })
  operationId!: string;
}

@InputType("ScoutInput", { description: "Which scout." })
export class ScoutInput {
  @Field(() => ID, { description: "One of the seeker's own." })
  id!: string;
}

@InputType("DeclineScoutInput", { description: "Which scout, and why." })
export class DeclineScoutInput {
  @Field(() => ID, { description: "One of the seeker's own." })
  id!: string;

  @Field(() => ScoutDeclineReasonEnum, { description: "Why." })
  reason!: ScoutDeclineReason;
}

@InputType("ReportScoutInput", { description: "Which scout, and what is wrong." })
export class ReportScoutInput {
  @Field(() => ID, { description: "One of the seeker's own." })
  id!: string;

  @Field(() => ScoutReportReasonEnum, { description: "What is wrong." })
  reason!: ScoutReportReason;
}

@Audience("SEEKER")
@ObjectType("ScoutPayload", { description: "The scout." })
export class ScoutPayload extends PayloadType {
  @Field(() => ScoutType, { nullable: true, description: "Null when there are errors." })
  scout!: ScoutType | null;
}

@Audience("COMPANY")
@ObjectType("SendScoutPayload", { description: "The sent scout." })
export class SendScoutPayload extends PayloadType {
  @Field(() => SentScoutType, { nullable: true, description: "Null when there are errors." })
  scout!: SentScoutType | null;
}
