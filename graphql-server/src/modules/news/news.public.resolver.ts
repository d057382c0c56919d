import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { NewsCategoryEnum } from "../../shared/graphql/enums.ts";
import type { News } from "./news.entity.ts";
import { listPublicNews } from "./news.queries.ts";
import { NewsPageType, NewsType } from "./news.type.ts";

@Authorized("PUBLIC")
@Resolver(() => NewsType)
export class NewsPublicResolver {
  @Query(() => NewsPageType, { description: "News or columns for everyone, newest first." })
  newsList(
    @Ctx() ctx: GraphQLContext,
    @Arg("category", () => NewsCategoryEnum) category: News["category"],
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
  ) {
    return listPublicNews(ctx, { category, first, after });
  }
}
