import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { WorkType } from "../posting/work.type.ts";
import { type MatchCriterion, type MatchState, matchCriteria, matchStates } from "./matching.criteria.ts";

const MatchCriterionEnum = graphqlEnum("MatchCriterion", matchCriteria, "What a match looks at.");
const MatchStateEnum = graphqlEnum("MatchState", matchStates, "Met ✔, unmet ✖, or unknown ? because one side has not said it.");

@Audience("PUBLIC")
@ObjectType("MatchReason", { simpleResolvers: true, description: "One criterion of a match: its state, its points and what was compared." })
export class MatchReasonType {
  @Field(() => MatchCriterionEnum, { description: "The criterion." })
  criterion!: MatchCriterion;

  @Field(() => MatchStateEnum, { description: "How it stands." })
  state!: MatchState;

  @Field(() => Int, { description: "Points it gives; all of them add up to the score." })
  points!: number;

  @Field(() => Int, { description: "Points it could give." })
  weight!: number;

  @Field(() => [String], { description: "What the seeker said: codes of the vocabulary, yen a month, hours a week." })
  wanted!: readonly string[];

  @Field(() => [String], {
    description:
      "What the work says, in the same terms; beside the place stands REMOTE when all of it may be done from home, OUT_OF_REACH for part-time work too far from home.",
  })
  offered!: readonly string[];
}

@Audience("PUBLIC")
@ObjectType("WorkMatch", {
  simpleResolvers: true,
  description: "How a work fits the conditions that the seeker set, by the published formula. Every work stays reachable.",
})
export class WorkMatchType {
  @Field(() => Int, { description: "Sum of the points of the reasons." })
  score!: number;

  @Field(() => Int, { description: "The most a work can have." })
  maximum!: number;

  @Field(() => [MatchReasonType], { description: "One for each criterion, in the order of the formula." })
  reasons!: MatchReasonType[];
}

@Audience("PUBLIC")
@ObjectType("MatchingCriterion", { simpleResolvers: true, description: "A criterion of the published formula." })
export class MatchingCriterionType {
  @Field(() => MatchCriterionEnum, { description: "The criterion." })
  criterion!: MatchCriterion;

  @Field(() => Int, { description: "Points when it is met; none when it is unmet or unknown." })
  weight!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Points for a permission that holds under a condition; null for every other criterion.",
  })
  conditional!: number | null;

  @Field(() => Int, { nullable: true, description: "By how much both sides may differ: hours a week; null where there is none." })
  tolerance!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Kilometres from home up to which a part-time work is within reach; null for every criterion but the place.",
  })
  reachKilometres!: number | null;
}

@Audience("SEEKER")
@ObjectType("RecommendedWorks", { simpleResolvers: true, description: "Open works that fit the seeker's own conditions best." })
export class RecommendedWorksType {
  @Field(() => [WorkType], { description: "Best match first, newest first among equals; ask each for its `match`." })
  items!: WorkType[];

  @Field(() => [MatchCriterionEnum], { description: "Conditions the seeker has not set: with them the match says more." })
  unset!: MatchCriterion[];
}
