import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EmploymentTypeEnum, graphqlEnum, JapaneseLevelEnum, QualificationEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { type ScoutSize, scoutSizes } from "../scout-setting/scout.vocabulary.ts";
import { type ScoutObstacle, scoutObstacles } from "./scout-access.ts";
import { ScoutCardType, ScoutExperienceEnum, ScoutStartEnum, ScoutVerdictEnum } from "./scout-card.type.ts";
import type { ScoutConditions } from "./scout-conditions.schema.ts";
import { type ScoutCriterion, scoutCriteria } from "./scout-formula.ts";

const ScoutCriterionEnum = graphqlEnum("ScoutCriterion", scoutCriteria, "What a list of people is ordered by.");
const ScoutObstacleEnum = graphqlEnum("ScoutObstacle", scoutObstacles, "Why a company may not search for people.");
const ScoutSizeEnum = graphqlEnum("ScoutSize", scoutSizes, "How many people a list has, from so many on.");

@InputType("ScoutConditionsInput", { description: "What a search demands of people; what is left out demands nothing." })
export class ScoutConditionsInput implements Partial<Record<keyof ScoutConditions, unknown>> {
  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Measured at least so high: NONE to N1." })
  level?: ScoutConditions["level"];

  @Field(() => [String], { nullable: true, description: "Wish to work in one of these prefectures." })
  prefectures?: ScoutConditions["prefectures"] | null;

  @Field(() => [EmploymentTypeEnum], { nullable: true, description: "Wish one of these contracts." })
  employmentTypes?: ScoutConditions["employmentTypes"] | null;

  @Field(() => [QualificationEnum], { nullable: true, description: "Have all of these." })
  qualifications?: ScoutConditions["qualifications"] | null;

  @Field(() => ScoutExperienceEnum, { nullable: true, description: "At least so long in the work's family of jobs." })
  experience?: ScoutConditions["experience"];

  @Field(() => ScoutStartEnum, { nullable: true, description: "Can begin by then; LATER demands nothing." })
  start?: ScoutConditions["start"];

  @Field(() => [ScoutVerdictEnum], { nullable: true, description: "The verdict on the named work is one of these." })
  verdicts?: ScoutConditions["verdicts"] | null;
}

@InputType("SearchForScoutsInput", { description: "For which work, and whom." })
export class SearchForScoutsInput {
  @Field(() => ID, { description: "An open work of the member's own company." })
  workId!: string;

  @Field(() => ScoutConditionsInput, { description: "The conditions." })
  conditions!: ScoutConditionsInput;
}

@Audience("COMPANY")
@ObjectType("ScoutList", { simpleResolvers: true, description: "A page of people whom a search found." })
export class ScoutListType {
  @Field(() => ID, { description: "Identifier; the list may be opened for seven days." })
  id!: string;

  @Field(() => ScoutSizeEnum, { description: "How many people it has; never the number itself." })
  size!: ScoutSize;

  @Field(() => Int, { description: "This page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Pages; five at most." })
  pages!: number;

  @Field(() => GraphQLDateTime, { description: "When it was searched." })
  searchedAt!: Date;

  @Field(() => [ScoutCardType], { description: "The people of this page, in the order of the published formula." })
  cards!: ScoutCardType[];
}

@Audience("COMPANY")
@ObjectType("SearchForScoutsPayload", { description: "The list to open." })
export class SearchForScoutsPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Of the list; null when there are errors." })
  listId!: string | null;
}

@Audience("COMPANY")
@ObjectType("ScoutAccess", { simpleResolvers: true, description: "Whether a company may search for people." })
export class ScoutAccessType {
  @Field(() => ScoutObstacleEnum, { nullable: true, description: "What keeps it from it; null when nothing does." })
  obstacle!: ScoutObstacle | null;

  @Field(() => Int, { description: "Scouts that a company may send within 24 hours." })
  dailyLimit!: number;

  @Field(() => Int, { description: "Scouts that it sent in the last 24 hours." })
  sentToday!: number;
}

@Audience("PUBLIC")
@ObjectType("ScoutWeight", { simpleResolvers: true, description: "A criterion of the order of people, with its points." })
export class ScoutWeightType {
  @Field(() => ScoutCriterionEnum, { description: "The criterion." })
  criterion!: ScoutCriterion;

  @Field(() => Int, { description: "Points where it is met." })
  met!: number;

  @Field(() => Int, { description: "Points where the person has said nothing about it." })
  unsaid!: number;
}
