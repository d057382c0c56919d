import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { MoviePracticeType, MovieType } from "../../exam/movie/movie.type.ts";
import type { TeachingLevel } from "../../exam/movie/movie.vocabulary.ts";
import { WorkMatchType } from "./matching.type.ts";

@Audience("SEEKER")
@ObjectType("LearningStep", { simpleResolvers: true, description: "A level on the way." })
export class LearningStepType {
  @Field(() => JapaneseLevelEnum, { description: "The level." })
  level!: TeachingLevel;

  @Field(() => [MovieType], { description: "Movies for it, at most six." })
  movies!: MovieType[];

  @Field(() => MoviePracticeType, { description: "Free practice items for it." })
  practice!: MoviePracticeType;
}

@Audience("SEEKER")
@ObjectType("LearningPath", { simpleResolvers: true, description: "What stands between the seeker and the Japanese that a work demands." })
export class LearningPathType {
  @Field(() => ID, { description: "Of the work." })
  id!: string;

  @Field(() => String, { description: "Title of the work." })
  workTitle!: string;

  @Field(() => JapaneseLevelEnum, { description: "What the work demands." })
  required!: JapaneseLevel;

  @Field(() => JapaneseLevelEnum, {
    nullable: true,
    description: "What the match takes the seeker's level to be; null while nothing is known.",
  })
  ownLevel!: JapaneseLevel | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "What the exam measured; null without a result." })
  measuredLevel!: JapaneseLevel | null;

  @Field(() => JapaneseLevelEnum, {
    nullable: true,
    description: "What the seeker says of themselves: the declared level or that of a certificate that nobody has checked.",
  })
  claimedLevel!: JapaneseLevel | null;

  @Field(() => Boolean, { description: "What was measured and what the seeker says lie two levels or more apart; the measurement counts." })
  levelsDisagree!: boolean;

  @Field(() => Int, { description: "Practice answers that count for the level: first answers since the last exam." })
  practisedAnswers!: number;

  @Field(() => Boolean, { description: "The language condition of the work is met." })
  reached!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "So many right answers to practice items of the demanded level would meet it; null when it is met or far.",
  })
  answersMissing!: number | null;

  @Field(() => [LearningStepType], { description: "Levels to go through, easiest first; empty when it is met." })
  steps!: LearningStepType[];

  @Field(() => WorkMatchType, { description: "The match as it is now." })
  match!: WorkMatchType;
}
