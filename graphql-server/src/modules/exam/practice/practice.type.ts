import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { ExamSkillEnum } from "../certificate/exam-parts.type.ts";
import type { Skill } from "../engine/next-item.ts";

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

  @Field(() => GraphQLLocalDate, { description: "The day in Japan on which the item should come again." })
  dueOn!: string;

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

@InputType("PracticeSetInput", { description: "Which practice set: of a movie, of a level, or what is due. Give one of them." })
export class PracticeSetInput {
  @Field(() => ID, { nullable: true, description: "The items of this movie." })
  movieId?: string | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Five free items of this level, those not answered yet first." })
  level?: JapaneseLevel | null;

  @Field(() => ExamSkillEnum, { nullable: true, description: "Of a level, only items that ask for this." })
  skill?: Skill | null;

  @Field(() => Boolean, { nullable: true, description: "At most ten items to review today, the longest due first, as new questions." })
  due?: boolean | null;
}

@Audience("SEEKER")
@ObjectType("PracticeSet", { simpleResolvers: true, description: "Items to practise with; `errors` say why there are none." })
export class PracticeSetType extends PayloadType {
  @Field(() => [PracticeItemType], { description: "In order; empty when there are errors." })
  items!: PracticeItemType[];
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
export class AnswerPracticePayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The item; null when there are errors." })
  itemId!: string | null;

  @Field(() => PracticeGradeType, { nullable: true, description: "What the answer was worth; null when there are errors." })
  grade!: PracticeGradeType | null;
}

@Audience("SEEKER")
@ObjectType("SkillPractice", { simpleResolvers: true, description: "How far a seeker's practice of a skill is." })
export class SkillPracticeType {
  @Field(() => ExamSkillEnum, { description: "The skill." })
  skill!: Skill;

  @Field(() => Int, { description: "Free practice items there are." })
  items!: number;

  @Field(() => Int, { description: "Of them, those answered at least once." })
  answered!: number;

  @Field(() => Int, { description: "Of them, those whose latest answer is right." })
  right!: number;

  @Field(() => Int, { description: "Of them, those that should still be known after three weeks." })
  firm!: number;
}

@Audience("SEEKER")
@ObjectType("PracticeStanding", { simpleResolvers: true, description: "The seeker's practice as of today in Japan." })
export class PracticeStandingType {
  @Field(() => Int, { description: "Items to review today." })
  due!: number;

  @Field(() => String, {
    nullable: true,
    description: "The next day with items to review (YYYY-MM-DD); null while some are due, or none is known.",
  })
  nextDueOn!: string | null;

  @Field(() => Int, { description: "The daily goal, in seconds." })
  goalSeconds!: number;

  @Field(() => Int, { description: "Practised today, in seconds." })
  practisedSeconds!: number;

  @Field(() => Int, { description: "Days in a row with the goal reached; a single missed day is forgiven and does not count." })
  streakDays!: number;

  @Field(() => Boolean, { description: "The day before was missed: without the goal of today the streak ends." })
  streakEndsToday!: boolean;

  @Field(() => [SkillPracticeType], { description: "By skill, in the order of the exam; skills without items are left out." })
  skills!: SkillPracticeType[];
}
