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
