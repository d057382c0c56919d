import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import {
  ExamAttemptStatusEnum,
  ExamLevelProbabilityType,
  ExamScoreType,
  ExamSittingFlagEnum,
  ExamSkillEnum,
} from "../certificate/exam-parts.type.ts";
import type { Skill } from "../engine/next-item.ts";
import type { SittingFlag } from "../engine/sitting-flags.ts";
import type { ShownItem, ShownRecording } from "./exam.loaders.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";

@Audience("SEEKER")
@ObjectType("ExamRecording", {
  simpleResolvers: true,
  description: "The recording of the item that is shown now; `playExamRecording` plays it.",
})
export class ExamRecordingType implements ShownRecording {
  @Field(() => Int, { description: "Length in milliseconds." })
  durationMs!: number;

  @Field(() => Int, { description: "How often it may still be heard, 0 to 2; the server counts." })
  playsLeft!: number;

  @Field(() => Boolean, { description: "Tones of the demo instead of voices; the answer is not scored." })
  isDemo!: boolean;
}

@Audience("SEEKER")
@ObjectType("ExamQuestion", {
  simpleResolvers: true,
  description: "The item that is shown now. What is right is known to the server only.",
})
export class ExamQuestionType implements ShownItem {
  @Field(() => Int, { description: "Counted from 1." })
  position!: number;

  @Field(() => ExamSkillEnum, { description: "What it asks for." })
  skill!: Skill;

  @Field(() => String, { description: "The question. 【…】 marks the word that is meant, brackets with two wide spaces the gap." })
  stem!: string;

  @Field(() => String, { nullable: true, description: "Text to read." })
  passage!: string | null;

  @Field(() => ExamRecordingType, { nullable: true, description: "What is to be heard; null where nothing is. Its text is never shown." })
  recording!: ExamRecordingType | null;

  @Field(() => [String], { description: "Four options in the order to show." })
  options!: string[];

  @Field(() => GraphQLDateTime, { description: "When it was shown first." })
  servedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "An answer after this counts as wrong." })
  deadlineAt!: Date;
}

@Audience("SEEKER")
@ObjectType("ExamSkillResult", { simpleResolvers: true, description: "How one skill went, by its own answers only." })
export class ExamSkillResultType {
  @Field(() => ExamSkillEnum, { description: "Which skill." })
  skill!: Skill;

  @Field(() => Int, { description: "Scored items." })
  answered!: number;

  @Field(() => Int, { description: "Right answers among them." })
  correct!: number;

  @Field(() => ExamScoreType, { description: "Points with their interval; wide, as it rests on few items." })
  score!: ExamScoreType;
}

@Audience("SEEKER")
@ObjectType("ExamResult", { description: "What a sitting measured. Not an official result of any other test." })
export class ExamResultType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => JapaneseLevelEnum, { description: "The highest level reached with a probability of at least 0.8; NONE is below N5." })
  level!: MeasuredLevel;

  @Field(() => Float, { description: "Probability of this level or more, 0 to 1." })
  claimChance!: number;

  @Field(() => Boolean, { description: "Measured before the items were checked against the answers of 200 people a level." })
  provisional!: boolean;

  @Field(() => String, { nullable: true, description: "Why it is provisional, in the reader's language; null when it is not." })
  provisionalReason!: string | null;

  @Field(() => [ExamLevelProbabilityType], { description: "NONE to N1." })
  probabilities!: ExamLevelProbabilityType[];

  @Field(() => ExamScoreType, { description: "Points with their interval." })
  score!: ExamScoreType;

  @Field(() => Float, { description: "Standard error of the ability, on the scale where levels are 1 apart." })
  standardError!: number;

  @Field(() => [ExamSkillResultType], { description: "By skill." })
  skills!: ExamSkillResultType[];

  @Field(() => [ExamSkillEnum], { description: "Skills of which nothing was measured, such as listening while no recordings are there." })
  notMeasured!: Skill[];

  @Field(() => Int, { description: "Scored items." })
  scoredCount!: number;

  @Field(() => Boolean, { description: "Enough answers for a certificate and for the profile." })
  complete!: boolean;

  @Field(() => [ExamSittingFlagEnum], {
    description: "What makes the sitting doubtful; a flagged one has no certificate and is in no profile.",
  })
  flags!: SittingFlag[];

  @Field(() => String, {
    nullable: true,
    description: "Whoever has it can check the result at /verify/{code}; null until a certificate is made out.",
  })
  certificateCode!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the operator took the certificate back." })
  revokedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it was measured." })
  measuredAt!: Date;
}

@Audience("SEEKER")
@ObjectType("ExamAttempt", { description: "A sitting." })
export class ExamAttemptType implements Pick<ExamAttempt, "id" | "status" | "withListening" | "startedAt" | "deadlineAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ExamAttemptStatusEnum, { description: "Whether it goes on." })
  status!: ExamAttempt["status"];

  @Field(() => Boolean, { description: "Listening items are part of it." })
  withListening!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it began." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "Then it ends with what was answered." })
  deadlineAt!: Date;

  @Field(() => GraphQLDateTime, { description: "The server's clock: count down from it, not from the device's." })
  serverTime!: Date;

  @Field(() => Int, { description: "Answered items." })
  answeredCount!: number;

  @Field(() => Int, { description: "It has at most so many scored items." })
  maximumCount!: number;

  @Field(() => ExamQuestionType, { nullable: true, description: "The item that is shown now; null when it has ended." })
  question!: ExamQuestionType | null;

  @Field(() => ExamResultType, { nullable: true, description: "Null while it is open, or when nothing was answered." })
  result!: ExamResultType | null;
}

@Audience("SEEKER")
@ObjectType("ExamStanding", { simpleResolvers: true, description: "Whether the seeker may sit the exam." })
export class ExamStandingType {
  @Field(() => ExamAttemptType, { nullable: true, description: "The open sitting." })
  attempt!: ExamAttemptType | null;

  @Field(() => Boolean, { description: "A sitting may begin now." })
  mayStart!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "From then on a sitting is free again; null when it is now." })
  freeAt!: Date | null;

  @Field(() => Int, { description: "Sittings that licences of the seeker still pay for; 999 stands for no limit." })
  paidSittings!: number;

  @Field(() => Int, { description: "Free repetitions that are owed." })
  retakesOwed!: number;

  @Field(() => Boolean, { description: "Recordings for listening are there; without them listening is not measured." })
  hasRecordings!: boolean;

  @Field(() => Boolean, {
    description: "Results are provisional: the items were not yet checked against the answers of 200 people a level.",
  })
  provisional!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Until then too few items are left that the seeker has not seen in the last 12 months; null when there are enough.",
  })
  spentUntil!: Date | null;
}

@Audience("SEEKER")
@ObjectType("ExamResultPage", { description: "A page of results, newest first." })
export class ExamResultPageType extends CountedPageType {
  @Field(() => [ExamResultType], { description: "The items of this page." })
  items!: ExamResultType[];
}
