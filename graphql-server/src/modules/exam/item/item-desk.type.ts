import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { type ItemType, itemTypes, type ReviewMethod, reviewMethods } from "../bank/item-types.ts";
import { ExamAttemptStatusEnum, ExamSkillEnum } from "../certificate/exam-parts.type.ts";
import { type ItemAlarm, itemAlarms } from "../engine/item-alarms.ts";
import type { Skill } from "../engine/next-item.ts";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { type ItemDecision, itemDecisions } from "./decide-item.ts";
import { type ExamItem, examItemOrigins, examItemStatuses, type RecordingKind, recordingKinds } from "./exam-item.entity.ts";
import { examItemSorts, type ItemPool, itemPools } from "./item-desk.queries.ts";

export const ExamItemPoolEnum = graphqlEnum(
  "TestItemPool",
  itemPools,
  "EXAM: sittings draw from it. PRACTICE: keys are told after an answer.",
);
export const ExamItemStatusEnum = graphqlEnum(
  "TestItemStatus",
  examItemStatuses,
  "PILOT items are served unscored until they are calibrated.",
);
export const ExamRecordingKindEnum = graphqlEnum(
  "TestItemRecordingKind",
  recordingKinds,
  "VOICE: people reading the script. DEMO: tones of the demo, which nobody is scored by.",
);
export const ExamItemOriginEnum = graphqlEnum("TestItemOrigin", examItemOrigins, "Whether an item came with the product or by import.");
export const ExamItemAlarmEnum = graphqlEnum(
  "TestItemAlarm",
  itemAlarms,
  "MISKEYED: able people choose another option. DRIFT: the difficulty has moved. WEAK: it tells people apart badly.",
);
export const ExamItemTypeEnum = graphqlEnum("TestItemType", itemTypes, "Kinds of questions, after the official test's public description.");
export const ExamItemReviewEnum = graphqlEnum(
  "TestItemReview",
  reviewMethods,
  "ANSWERED_BLIND: answered from the item alone, without its key, and compared with it.",
);
export const ExamItemSortEnum = graphqlEnum("TestItemSort", examItemSorts, "Order of the back office's list.");
export const ExamItemDecisionEnum = graphqlEnum(
  "TestItemDecision",
  itemDecisions,
  "KEEP settles an alarm; TAKE_FIT takes the parameters of the answers; TAKE_KEY takes the option that able people choose.",
);

@Audience("ADMIN_EDITOR")
@ObjectType("TestItemFinding", { simpleResolvers: true, description: "What the last look at an item's answers found." })
export class ExamItemFindingType {
  @Field(() => Float, { description: "Discrimination by the answers." })
  a!: number;

  @Field(() => Float, { description: "Difficulty by the answers." })
  b!: number;

  @Field(() => Float, { description: "Standard error of the difficulty." })
  seOfB!: number;

  @Field(() => Int, { description: "Answers it rests on." })
  responses!: number;

  @Field(() => Int, { nullable: true, description: "The option that able people choose instead of the key, from 0." })
  betterKey!: number | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("TestItemRecording", { simpleResolvers: true, description: "The recording of a listening item." })
export class ExamItemRecordingType {
  @Field(() => String, { description: "Where editors hear it." })
  url!: string;

  @Field(() => Int, { description: "Length in milliseconds." })
  durationMs!: number;

  @Field(() => ExamRecordingKindEnum, { description: "Voices, or tones of the demo." })
  kind!: RecordingKind;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminTestItem", { description: "An item of the bank with its key, for editors." })
export class AdminExamItemType
  implements Pick<ExamItem, "id" | "code" | "status" | "origin" | "stem" | "options" | "key" | "a" | "b" | "c" | "shown">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "The author's name of it." })
  code!: string;

  @Field(() => ExamItemPoolEnum, { description: "What it is for." })
  pool!: ItemPool;

  @Field(() => ExamItemStatusEnum, { description: "State." })
  status!: ExamItem["status"];

  @Field(() => ExamItemOriginEnum, { description: "Where it came from." })
  origin!: ExamItem["origin"];

  @Field(() => JapaneseLevelEnum, { description: "Level it is written for." })
  level!: JapaneseLevel;

  @Field(() => ExamSkillEnum, { description: "What it asks for." })
  skill!: Skill;

  @Field(() => String, { description: "The question." })
  stem!: string;

  @Field(() => String, { nullable: true, description: "Text to read." })
  passage!: string | null;

  @Field(() => String, { nullable: true, description: "Text to be spoken." })
  script!: string | null;

  @Field(() => ExamItemRecordingType, {
    nullable: true,
    description: "What is heard of a listening item; without it the item is in no sitting.",
  })
  recording!: ExamItemRecordingType | null;

  @Field(() => [String], { description: "In the author's order." })
  options!: string[];

  @Field(() => Int, { description: "The right option, from 0." })
  key!: number;

  @Field(() => String, { description: "Why, in Japanese." })
  explanation!: string;

  @Field(() => String, { description: "Why, in English." })
  explanationEn!: string;

  @Field(() => ExamItemTypeEnum, { nullable: true, description: "Kind of question; null where an imported row does not say." })
  type!: ItemType | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When it was answered from the item alone and compared with its key." })
  reviewedOn!: string | null;

  @Field(() => ExamItemReviewEnum, { nullable: true, description: "How it was looked at." })
  reviewMethod!: ReviewMethod | null;

  @Field(() => String, { nullable: true, description: "The person who has read it, as the operator names them." })
  reviewer!: string | null;

  @Field(() => Float, { description: "Discrimination." })
  a!: number;

  @Field(() => Float, { description: "Difficulty; levels are 1 apart and N3 begins at 0." })
  b!: number;

  @Field(() => Float, { description: "Chance of a lucky guess." })
  c!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When a and b were fitted to answers; null while they are the author's." })
  calibratedAt!: Date | null;

  @Field(() => ExamItemAlarmEnum, { nullable: true, description: "Why an editor should look at it." })
  alarm!: ItemAlarm | null;

  @Field(() => ExamItemFindingType, { nullable: true, description: "What was found." })
  finding!: ExamItemFindingType | null;

  @Field(() => Int, { description: "Sittings that were shown it." })
  shown!: number;

  @Field(() => Int, { description: "Answers, in sittings and first ones in practice." })
  answered!: number;

  @Field(() => Int, { description: "Right ones among them." })
  correct!: number;

  @Field(() => [Int], { description: "How often each option was chosen in sittings, in the author's order." })
  chosen!: number[];

  @Field(() => [ExamItemDecisionEnum], { description: "What may be decided now." })
  decisions!: ItemDecision[];

  @Field(() => Int, { description: "Changes with every write." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was changed last." })
  updatedAt!: Date;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminTestItemPage", { description: "A page of the bank." })
export class AdminExamItemPageType extends CountedPageType {
  @Field(() => [AdminExamItemType], { description: "The items of this page." })
  items!: AdminExamItemType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("TestItemCounts", { simpleResolvers: true, description: "The bank in figures." })
export class ExamItemCountsType {
  @Field(() => Int, { description: "Scored items of the exam." })
  active!: number;

  @Field(() => Int, { description: "Unscored items of the exam." })
  pilots!: number;

  @Field(() => Int, { description: "Practice items." })
  practice!: number;

  @Field(() => Int, { description: "Listening items of the exam that are not retired." })
  listening!: number;

  @Field(() => Int, { description: "Those of them that are recorded in voices." })
  recorded!: number;

  @Field(() => Int, { description: "Retired ones." })
  retired!: number;

  @Field(() => Int, { description: "Items with an alarm." })
  alarms!: number;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminTestAttempt", { description: "A sitting; editors see no names." })
export class AdminExamAttemptType implements Pick<ExamAttempt, "id" | "status" | "startedAt" | "scoredCount" | "theta" | "se"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Tells seekers apart without naming them." })
  sitter!: string;

  @Field(() => ExamAttemptStatusEnum, { description: "Whether it goes on." })
  status!: ExamAttempt["status"];

  @Field(() => GraphQLDateTime, { description: "When it began." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended." })
  endedAt!: Date | null;

  @Field(() => Int, { description: "Scored answers." })
  scoredCount!: number;

  @Field(() => Float, { description: "Ability so far." })
  theta!: number;

  @Field(() => Float, { description: "Its standard error." })
  se!: number;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminTestAttemptPage", { description: "A page of sittings." })
export class AdminExamAttemptPageType extends CountedPageType {
  @Field(() => [AdminExamAttemptType], { description: "The items of this page." })
  items!: AdminExamAttemptType[];
}
