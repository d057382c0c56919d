import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { NewsPageType, NewsType } from "./news.type.ts";
import { findUserNews, listUserNews } from "./user-news.queries.ts";

@Authorized("PUBLIC")
@Resolver()
export class NewsUserResolver {
  @Query(() => NewsPageType, { description: "News of the user area, newest first: for everyone, and for signed-in seekers theirs too." })
  userNewsList(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
  ) {
    return listUserNews(ctx, { first, after });
  }

  @Query(() => NewsType, { nullable: true, description: "One item of the user area; null when it is not for this reader." })
  userNews(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID) id: string) {
    return findUserNews(ctx, id);
  }
}
