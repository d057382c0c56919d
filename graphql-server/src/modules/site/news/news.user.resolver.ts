import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { findAreaNews, listAreaNews } from "./area-news.queries.ts";
import type { News } from "./news.entity.ts";
import { NewsPageType, NewsType } from "./news.type.ts";

@Authorized("PUBLIC")
@Resolver()
export class NewsUserResolver {
  @Query(() => NewsPageType, { description: "News of the user area, newest first: for everyone, and for signed-in seekers theirs too." })
  userNewsList(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<News>> {
    return listAreaNews(ctx, "SEEKER", { first, after });
  }

  @Query(() => NewsType, { nullable: true, description: "One item of the user area; null when it is not for this reader." })
  userNews(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The item." }) id: string): Promise<News | null> {
    return findAreaNews(ctx, "SEEKER", id);
  }
}
