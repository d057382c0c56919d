import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { payload } from "../../../shared/graphql/payload.ts";
import { LikeWorkInput, UnlikeWorkInput } from "../life/work-commands.input.ts";
import { listClosingLikes, listLikedWorks } from "../posting/work.queries.ts";
import { likeWork, unlikeWork } from "./like-work.ts";
import { LikedWorkPageType, LikedWorkType, LikeWorkPayload, UnlikeWorkPayload } from "./work-like.type.ts";

@Authorized("SEEKER")
@Resolver()
export class WorkSeekerResolver {
  @Query(() => LikedWorkPageType, { description: "The seeker's bookmarks, newest first." })
  likedWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ) {
    return listLikedWorks(ctx, { first, after });
  }

  @Query(() => [LikedWorkType], { description: "Bookmarks whose works close within a week, the first to close first; at most ten." })
  closingLikedWorks(@Ctx() ctx: GraphQLContext) {
    return listClosingLikes(ctx);
  }

  @Mutation(() => LikeWorkPayload, { description: "Bookmarks a work; again changes nothing." })
  likeWork(@Ctx() ctx: GraphQLContext, @Arg("input", () => LikeWorkInput) input: LikeWorkInput) {
    return payload(
      ctx,
      () => likeWork(ctx, input),
      (work) => ({ work }),
      { work: null },
    );
  }

  @Mutation(() => UnlikeWorkPayload, { description: "Removes a bookmark; without one nothing changes." })
  unlikeWork(@Ctx() ctx: GraphQLContext, @Arg("input", () => UnlikeWorkInput) input: UnlikeWorkInput) {
    return payload(
      ctx,
      () => unlikeWork(ctx, input),
      (work) => ({ work }),
      { work: null },
    );
  }
}
