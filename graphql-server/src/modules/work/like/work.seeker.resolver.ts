import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { askedFields } from "../../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { HideWorkInput, LikeWorkInput, UnlikeWorkInput } from "../life/work-commands.input.ts";
import type { Work } from "../posting/work.entity.ts";
import { listClosingLikes, listLikedWorks } from "../posting/work.queries.ts";
import { rowColumns } from "../posting/work.row-columns.ts";
import type { WorkRow } from "../search/work.search-row.ts";
import { hideWork } from "./hide-work.ts";
import { likeWork, unlikeWork } from "./like-work.ts";
import { HideWorkPayload, LikedWorkPageType, LikedWorkType, LikeWorkPayload, UnlikeWorkPayload } from "./work-like.type.ts";

@Authorized("SEEKER")
@Resolver()
export class WorkSeekerResolver {
  @Query(() => LikedWorkPageType, { description: "The seeker's bookmarks, newest first." })
  likedWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<{ likedAt: Date; work: Work }>> {
    return listLikedWorks(ctx, { first, after });
  }

  @Query(() => [LikedWorkType], { description: "Bookmarks whose works close within a week, the first to close first; at most ten." })
  closingLikedWorks(@Ctx() ctx: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<{ likedAt: Date; work: WorkRow }[]> {
    return listClosingLikes(ctx, rowColumns(askedFields(info).get("work") ?? new Map()));
  }

  @Mutation(() => LikeWorkPayload, { description: "Bookmarks a work; again changes nothing." })
  likeWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => LikeWorkInput) input: LikeWorkInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payload<{ work: WorkRow | null }>> {
    return payload(
      ctx,
      () => likeWork(ctx, input, rowColumns(askedFields(info).get("work") ?? new Map())),
      (work) => ({ work }),
      { work: null },
    );
  }

  @Mutation(() => HideWorkPayload, { description: "Hides a work from the seeker's own lists, or shows it there again." })
  hideWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => HideWorkInput) input: HideWorkInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payload<{ work: WorkRow | null }>> {
    return payload(
      ctx,
      () => hideWork(ctx, { ...input }, rowColumns(askedFields(info).get("work") ?? new Map())),
      (work) => ({ work }),
      { work: null },
    );
  }

  @Mutation(() => UnlikeWorkPayload, { description: "Removes a bookmark; without one nothing changes." })
  unlikeWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => UnlikeWorkInput) input: UnlikeWorkInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payload<{ work: WorkRow | null }>> {
    return payload(
      ctx,
      () => unlikeWork(ctx, input, rowColumns(askedFields(info).get("work") ?? new Map())),
      (work) => ({ work }),
      { work: null },
    );
  }
}
