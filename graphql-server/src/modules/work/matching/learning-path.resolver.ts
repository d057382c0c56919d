import { Arg, Authorized, Ctx, ID, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type AfterResult, afterResult } from "./after-result.queries.ts";
import { AfterResultType } from "./after-result.type.ts";
import { type LearningPath, learningPath } from "./learning-path.queries.ts";
import { LearningPathType } from "./learning-path.type.ts";

@Authorized("SEEKER")
@Resolver()
export class LearningPathResolver {
  @Query(() => LearningPathType, {
    nullable: true,
    description: "From the seeker's Japanese to what a work demands; null for a work that is not shown.",
  })
  learningPath(
    @Ctx() ctx: GraphQLContext,
    @Arg("workId", () => ID, { description: "The work to learn for." }) workId: string,
  ): Promise<LearningPath | null> {
    return learningPath(ctx, workId);
  }

  @Query(() => AfterResultType, { nullable: true, description: "What to do after a result; null when it is not the seeker's own." })
  afterResult(
    @Ctx() ctx: GraphQLContext,
    @Arg("resultId", () => ID, { description: "The result." }) resultId: string,
  ): Promise<AfterResult | null> {
    return afterResult(ctx, resultId);
  }
}
