import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { ExamSkillEnum } from "../../exam/certificate/exam-parts.type.ts";
import type { Skill } from "../../exam/engine/next-item.ts";
import { MovieType } from "../../exam/movie/movie.type.ts";
import type { TeachingLevel } from "../../exam/movie/movie.vocabulary.ts";

@Audience("SEEKER")
@ObjectType("LevelWorks", { simpleResolvers: true, description: "Open works that demand a level." })
export class LevelWorksType {
  @Field(() => JapaneseLevelEnum, { description: "The level that they demand, neither more nor less." })
  level!: JapaneseLevel;

  @Field(() => Int, { description: "How many there are." })
  works!: number;
}

@Audience("SEEKER")
@ObjectType("WeakSkill", { simpleResolvers: true, description: "A skill to practise." })
export class WeakSkillType {
  @Field(() => ExamSkillEnum, { description: "The skill." })
  skill!: Skill;

  @Field(() => Int, { description: "Free practice items for it, of the level to learn." })
  items!: number;
}

@Audience("SEEKER")
@ObjectType("AfterResult", { simpleResolvers: true, description: "What to do after a result of the exam." })
export class AfterResultType {
  @Field(() => ID, { description: "Of the result." })
  id!: string;

  @Field(() => JapaneseLevelEnum, { description: "What this result claims; 不問 for below N5." })
  level!: JapaneseLevel;

  @Field(() => JapaneseLevelEnum, { description: "The level to learn next: one above the measured one, or the highest." })
  learn!: TeachingLevel;

  @Field(() => [LevelWorksType], { description: "Open works at the measured level and at the one above." })
  works!: LevelWorksType[];

  @Field(() => [WeakSkillType], { description: "The weakest skills of the result for which there is practice, at most two." })
  weakest!: WeakSkillType[];

  @Field(() => [MovieType], { description: "Movies of the level to learn, at most three." })
  movies!: MovieType[];

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "What the seeker says of themselves." })
  claimedLevel!: JapaneseLevel | null;

  @Field(() => Boolean, { description: "This measurement and what the seeker says lie two levels or more apart." })
  levelsDisagree!: boolean;
}
