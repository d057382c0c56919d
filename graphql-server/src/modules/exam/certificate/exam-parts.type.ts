import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import { skills } from "../engine/next-item.ts";
import { sittingFlags } from "../engine/sitting-flags.ts";
import { examAttemptStatuses } from "../sitting/exam-attempt.entity.ts";

export const ExamSkillEnum = graphqlEnum("ExamSkill", skills, "文字・語彙, 文法, 読解, 聴解.");
export const ExamAttemptStatusEnum = graphqlEnum(
  "ExamAttemptStatus",
  examAttemptStatuses,
  "EXPIRED: the time was over; graded with what was answered.",
);
export const ExamSittingFlagEnum = graphqlEnum(
  "ExamSittingFlag",
  sittingFlags,
  "RAPID: answers came faster than the questions can be read. MISFIT: hard items right and easy ones wrong, more than chance explains.",
);

@Audience("PUBLIC")
@ObjectType("ExamLevelProbability", { simpleResolvers: true, description: "How likely the ability lies in a level's band." })
export class ExamLevelProbabilityType {
  @Field(() => JapaneseLevelEnum, { description: "NONE is below N5." })
  level!: MeasuredLevel;

  @Field(() => Float, { description: "0 to 1; the six of a result sum to 1." })
  probability!: number;
}

@Audience("PUBLIC")
@ObjectType("ExamScore", {
  simpleResolvers: true,
  description: "Points from 0 to 600 with their 95 % interval; N5, N4, N3, N2 and N1 begin at 100, 200, 300, 400 and 500.",
})
export class ExamScoreType {
  @Field(() => Int, { description: "The estimate." })
  points!: number;

  @Field(() => Int, { description: "Lower end of the interval." })
  low!: number;

  @Field(() => Int, { description: "Upper end of the interval." })
  high!: number;
}

@Audience("SEEKER", "COMPANY", "ADMIN_OPERATOR")
@ObjectType("Measurement", {
  simpleResolvers: true,
  description: "The latest complete result of the exam. Not an official result of any other test.",
})
export class MeasurementType {
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

  @Field(() => GraphQLDateTime, { description: "When it was measured." })
  measuredAt!: Date;
}
