import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import type { JapaneseLevel } from "../../../shared/japanese-level.ts";
import { WorkMatchType } from "../../work/matching/matching.type.ts";
import { ExamSkillEnum } from "../certificate/test-parts.type.ts";
import type { Skill } from "../engine/next-item.ts";
import { MoviePracticeType, MovieType } from "../movie/movie.type.ts";
import type { TeachingLevel } from "../movie/movie.vocabulary.ts";

@Audience("SEEKER")
@ObjectType("PracticeGrade", { simpleResolvers: true, description: "What the seeker's latest answer to a practice item was worth." })
export class PracticeGradeType {
  @Field(() => Int, { nullable: true, description: "The choice, counted from 0 as shown; null for “I do not know”." })
  choice!: number | null;

  @Field(() => Boolean, { description: "The latest answer is right." })
  correct!: boolean;

  @Field(() => Boolean, { description: "The first answer was right: the one that says something of the level." })
  firstCorrect!: boolean;

  @Field(() => Int, { description: "How often another answer was given." })
  tries!: number;

  @Field(() => Int, { description: "The right choice, counted from 0 as shown." })
  rightChoice!: number;

  @Field(() => String, { description: "Why, in the reader's language." })
  explanation!: string;
}

@Audience("SEEKER")
@ObjectType("PracticeItem", { simpleResolvers: true, description: "An item to practise with. What is right is told after an answer." })
export class PracticeItemType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => JapaneseLevelEnum, { description: "For whom." })
  level!: JapaneseLevel;

  @Field(() => ExamSkillEnum, { description: "What it asks for." })
  skill!: Skill;

  @Field(() => String, { description: "The question. 【…】 marks the word that is meant, brackets with two wide spaces the gap." })
  stem!: string;

  @Field(() => String, { nullable: true, description: "Text to read." })
  passage!: string | null;

  @Field(() => String, { nullable: true, description: "Text to be spoken, one speaker a line." })
  script!: string | null;

  @Field(() => [String], { description: "Four options in the order to show." })
  options!: string[];

  @Field(() => PracticeGradeType, { nullable: true, description: "Null until the seeker has answered." })
  grade!: PracticeGradeType | null;
}

@InputType("PracticeSetInput", { description: "Which practice set: of a movie, or of a level. Give one of them." })
export class PracticeSetInput {
  @Field(() => ID, { nullable: true, description: "The items of this movie." })
  movieId?: string | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Five free items of this level, those not answered yet first." })
  level?: JapaneseLevel | null;
}

@Audience("SEEKER")
@ObjectType("PracticeSet", { simpleResolvers: true, description: "Items to practise with." })
export class PracticeSetType {
  @Field(() => [PracticeItemType], { description: "In order; empty when there are errors." })
  items!: PracticeItemType[];

  @Field(() => [UserErrorType], { description: "Why there are none." })
  errors!: UserErrorType[];
}

@InputType("AnswerPracticeInput", { description: "The answer to a practice item." })
export class AnswerPracticeInput {
  @Field(() => ID, { description: "The item." })
  itemId!: string;

  @Field(() => Int, { nullable: true, description: "Index among the options as shown, from 0; absent for “I do not know”." })
  choice?: number | null;
}

@Audience("SEEKER")
@ObjectType("AnswerPracticePayload", { description: "Answer of answerPractice." })
export class AnswerPracticePayload {
  @Field(() => ID, { nullable: true, description: "The item; null when there are errors." })
  itemId!: string | null;

  @Field(() => PracticeGradeType, { nullable: true, description: "What the answer was worth; null when there are errors." })
  grade!: PracticeGradeType | null;

  @Field(() => [UserErrorType], { description: "What the sender can put right; then nothing was written." })
  errors!: UserErrorType[];
}

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
