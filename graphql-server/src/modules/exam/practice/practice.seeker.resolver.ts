import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { userError } from "../../../shared/user-error.ts";
import { teachingLevels } from "../movie/movie.vocabulary.ts";
import { answerPractice } from "./answer-practice.ts";
import { levelSet, movieSet } from "./practice.queries.ts";
import * as types from "./practice.type.ts";
import { dueSet, type PracticeStanding, practiceStanding } from "./review.queries.ts";

/** The set that is asked for. @throws UserErrors INVALID, NOT_FOUND, MOVIE_LICENCE_REQUIRED */
async function practiceSet(ctx: GraphQLContext, { movieId, level, skill, due }: types.PracticeSetInput) {
  if (movieId) return movieSet(ctx, movieId);
  if (due) return dueSet(ctx);
  const known = teachingLevels.find((one) => one === level);
  if (!known) throw userError("INVALID", ["level"]);
  return levelSet(ctx, known, skill ?? null);
}

@Authorized("SEEKER")
@Resolver()
export class PracticeSeekerResolver {
  @Query(() => types.PracticeSetType, { description: "Items to practise with: after a movie, for a level, or what is due." })
  practiceSet(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.PracticeSetInput) input: types.PracticeSetInput,
  ): Promise<Payload<{ items: types.PracticeItemType[] }>> {
    return payload(
      ctx,
      () => practiceSet(ctx, input),
      (items) => ({ items }),
      { items: [] },
    );
  }

  @Query(() => types.PracticeStandingType, { description: "What is due today, the daily goal, the streak, and practice by skill." })
  practiceStanding(@Ctx() ctx: GraphQLContext): Promise<PracticeStanding> {
    return practiceStanding(ctx);
  }

  @Mutation(() => types.AnswerPracticePayload, {
    description:
      "Grades an answer. The first one counts for the level and with it for the match at once; one to an item that is due sets its next day.",
  })
  answerPractice(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AnswerPracticeInput) input: types.AnswerPracticeInput,
  ): Promise<Payload<{ itemId: string | null; grade: types.PracticeGradeType | null }>> {
    return payload(
      ctx,
      () => answerPractice(ctx, { ...input }),
      ({ itemId, ...grade }) => ({ itemId, grade }),
      { itemId: null, grade: null },
    );
  }
}
