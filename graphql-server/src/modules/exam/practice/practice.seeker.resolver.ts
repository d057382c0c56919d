import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { userError } from "../../../shared/user-error.ts";
import { teachingLevels } from "../movie/movie.vocabulary.ts";
import { answerPractice } from "./answer-practice.ts";
import { levelSet, movieSet } from "./practice.queries.ts";
import * as types from "./practice.type.ts";

/** The set that is asked for. @throws UserErrors INVALID, NOT_FOUND, MOVIE_LICENCE_REQUIRED */
async function practiceSet(ctx: GraphQLContext, { movieId, level }: types.PracticeSetInput) {
  if (movieId) return movieSet(ctx, movieId);
  const known = teachingLevels.find((one) => one === level);
  if (!known) throw userError("INVALID", ["level"]);
  return levelSet(ctx, known);
}

@Authorized("SEEKER")
@Resolver()
export class PracticeSeekerResolver {
  @Query(() => types.PracticeSetType, { description: "Items to practise with, after a movie or for a level." })
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

  @Mutation(() => types.AnswerPracticePayload, {
    description: "Grades an answer. The first one counts for the level and with it for the match at once; further ones are practice.",
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
