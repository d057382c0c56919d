import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import { ExamLevelProbabilityType, ExamScoreType, ExamSkillEnum } from "../certificate/exam-parts.type.ts";
import type { Skill } from "../engine/next-item.ts";

@Audience("PUBLIC")
@ObjectType("ExamSample", { simpleResolvers: true, description: "A sample item; no sitting ever shows it." })
export class ExamSampleType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => JapaneseLevelEnum, { description: "Level it is written for." })
  level!: MeasuredLevel;

  @Field(() => ExamSkillEnum, { description: "What it asks for." })
  skill!: Skill;

  @Field(() => String, { description: "The question." })
  stem!: string;

  @Field(() => String, { nullable: true, description: "Text to read." })
  passage!: string | null;

  @Field(() => [String], { description: "Four options." })
  options!: string[];
}

@Audience("PUBLIC")
@ObjectType("ExamSampleGrade", { simpleResolvers: true, description: "How a sample item was answered." })
export class ExamSampleGradeType {
  @Field(() => ID, { description: "The sample item." })
  sampleId!: string;

  @Field(() => Boolean, { description: "The answer was right." })
  correct!: boolean;

  @Field(() => Int, { description: "Index of the right option." })
  rightChoice!: number;

  @Field(() => String, { description: "Why, in the reader's language." })
  explanation!: string;
}

@Audience("PUBLIC")
@ObjectType("ExamCertificate", { simpleResolvers: true, description: "What a certificate says, for whoever has its code." })
export class ExamCertificateType {
  @Field(() => String, { description: "Its code." })
  code!: string;

  @Field(() => Boolean, { description: "The server's signature under it holds, and it was not taken back." })
  valid!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the operator took it back." })
  revokedAt!: Date | null;

  @Field(() => String, { description: "Name of the person as they state it; empty once the account is gone." })
  holder!: string;

  @Field(() => JapaneseLevelEnum, { description: "The highest level reached with a probability of at least 0.8." })
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

  @Field(() => [ExamSkillEnum], { description: "Skills of which nothing was measured." })
  notMeasured!: Skill[];

  @Field(() => GraphQLDateTime, { description: "When it was measured." })
  measuredAt!: Date;
}
