import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ScoutReportReasonEnum } from "../scout/scout.type.ts";
import type { ScoutReportReason } from "../scout/scout.vocabulary.ts";
import { type ScoutPermitKind, scoutPermitKinds } from "./scout-permit.entity.ts";

const ScoutPermitKindEnum = graphqlEnum("ScoutPermitKind", scoutPermitKinds, "What scouts rest on: 届出 or 許可.");

@Audience("ADMIN")
@ObjectType("ScoutPermit", { simpleResolvers: true, description: "What the operator confirmed." })
export class ScoutPermitType {
  @Field(() => ScoutPermitKindEnum, { description: "Which kind." })
  kind!: ScoutPermitKind;

  @Field(() => String, { description: "Its number." })
  number!: string;

  @Field(() => GraphQLLocalDate, { description: "The day on which it was accepted or given." })
  issuedOn!: string;

  @Field(() => GraphQLDateTime, { description: "When it was confirmed." })
  confirmedAt!: Date;
}

@Audience("ADMIN")
@ObjectType("ScoutCounts", { simpleResolvers: true, description: "Figures for the yearly report, of the year so far." })
export class ScoutCountsType {
  @Field(() => Int, { description: "People who agree to be found now." })
  people!: number;

  @Field(() => Int, { description: "Of them, those who paused." })
  paused!: number;

  @Field(() => Int, { description: "Searches of the last 30 days." })
  searches!: number;

  @Field(() => Int, { description: "Scouts sent." })
  sent!: number;

  @Field(() => Int, { description: "Scouts opened." })
  opened!: number;

  @Field(() => Int, { description: "Scouts declined." })
  declined!: number;

  @Field(() => Int, { description: "Scouts that led to an application." })
  applied!: number;

  @Field(() => Int, { description: "Scouts reported." })
  reported!: number;
}

@Audience("ADMIN")
@ObjectType("ScoutCompany", { simpleResolvers: true, description: "A company that searches, over the last 30 days." })
export class ScoutCompanyType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Why it was stopped; null while it may search." })
  stopReason!: string | null;

  @Field(() => Int, { description: "Searches." })
  searches!: number;

  @Field(() => Int, { description: "Scouts sent." })
  sent!: number;

  @Field(() => Int, { description: "Scouts reported." })
  reported!: number;
}

@Audience("ADMIN")
@ObjectType("ReportedScout", { simpleResolvers: true, description: "A scout that its reader reported." })
export class ReportedScoutType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "Its name." })
  companyName!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { description: "Its title." })
  workTitle!: string;

  @Field(() => ScoutReportReasonEnum, { description: "What is wrong with it." })
  reason!: ScoutReportReason;

  @Field(() => GraphQLDateTime, { description: "When it was reported." })
  reportedAt!: Date;
}

@Audience("ADMIN")
@ObjectType("LookedAtScout", { simpleResolvers: true, description: "The words of a reported scout." })
export class LookedAtScoutType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What the company wrote; empty once its reader was erased." })
  body!: string;
}

@Audience("ADMIN")
@ObjectType("ScoutOverview", { simpleResolvers: true, description: "What the operator sees of scouts." })
export class ScoutOverviewType {
  @Field(() => ScoutPermitType, { nullable: true, description: "What is confirmed; null while nobody may search." })
  permit!: ScoutPermitType | null;

  @Field(() => ScoutCountsType, { description: "Figures." })
  counts!: ScoutCountsType;

  @Field(() => [ScoutCompanyType], { description: "Companies that search, those of most reports first; at most 100." })
  companies!: ScoutCompanyType[];

  @Field(() => [ReportedScoutType], { description: "Reported scouts, the latest first; at most 100." })
  reported!: ReportedScoutType[];
}

@InputType("ConfirmScoutPermitInput", { description: "What scouts rest on." })
export class ConfirmScoutPermitInput {
  @Field(() => ScoutPermitKindEnum, { description: "Which kind." })
  kind!: ScoutPermitKind;

  @Field(() => String, { description: "Its number, at most 40 characters." })
  number!: string;

  @Field(() => GraphQLLocalDate, { description: "The day on which it was accepted or given." })
  issuedOn!: string;
}

@InputType("StopCompanyScoutsInput", { description: "Which company, and why." })
export class StopCompanyScoutsInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "For the operator's own people, at most 1,000 characters." })
  reason!: string;
}

@InputType("RestoreCompanyScoutsInput", { description: "Which company." })
export class RestoreCompanyScoutsInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;
}

@InputType("LookIntoScoutInput", { description: "Which scout." })
export class LookIntoScoutInput {
  @Field(() => ID, { description: "One that was reported." })
  id!: string;
}

@Audience("ADMIN")
@ObjectType("ScoutOverviewPayload", { description: "What the operator sees now." })
export class ScoutOverviewPayload extends PayloadType {
  @Field(() => ScoutOverviewType, { nullable: true, description: "Null when there are errors." })
  overview!: ScoutOverviewType | null;
}

@Audience("ADMIN")
@ObjectType("LookIntoScoutPayload", { description: "The words." })
export class LookIntoScoutPayload extends PayloadType {
  @Field(() => LookedAtScoutType, { nullable: true, description: "Null when there are errors." })
  scout!: LookedAtScoutType | null;
}
