import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { NewsListArgs } from "./news.args.ts";
import type { News } from "./news.entity.ts";
import { NewsCategoryEnum } from "./news.enums.ts";
import { findPublicNews, listPublicNews, newsArchive, relatedNews } from "./news.queries.ts";
import { NewsArchiveType, NewsItemType, NewsPageType, NewsType } from "./news.type.ts";

interface NewsItem {
  news: News | null;
  withdrawn: boolean;
  related: News[];
}

@Authorized("PUBLIC")
@Resolver(() => NewsType)
export class NewsPublicResolver {
  @Query(() => NewsPageType, { description: "News or columns for everyone, newest first." })
  newsList(@Ctx() ctx: GraphQLContext, @Args(() => NewsListArgs) args: NewsListArgs): Promise<CountedPage<News>> {
    return listPublicNews(ctx, args);
  }

  @Query(() => NewsArchiveType, { description: "Months and topics of the published items, to narrow the list by." })
  newsArchive(
    @Ctx() ctx: GraphQLContext,
    @Arg("category", () => NewsCategoryEnum, { description: "News or columns." }) category: News["category"],
  ): Promise<NewsArchiveType> {
    return newsArchive(ctx, category);
  }

  @Query(() => NewsItemType, { nullable: true, description: "One item for everyone, with others to go on with; null for an unknown one." })
  async newsItem(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The item." }) id: string,
    @Arg("category", () => NewsCategoryEnum, { description: "News or columns: an item of the other is not found." })
    category: News["category"],
  ): Promise<NewsItem | null> {
    const { news, withdrawn } = await findPublicNews(ctx, { id, category });
    if (!news && !withdrawn) return null;
    return { news, withdrawn, related: news ? await relatedNews(ctx, news) : [] };
  }
}
