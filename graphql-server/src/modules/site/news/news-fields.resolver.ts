import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { loader } from "../../../shared/loader.ts";
import { bodyRubyOf } from "../../base/reading/body-ruby.loaders.ts";
import type { News } from "./news.entity.ts";
import { NewsType } from "./news.type.ts";

const newsBodyRuby = bodyRubyOf<NonNullable<News["rubyBody"]>>("news");

/** Fields of a news item that are not columns of the list. */
@Resolver(() => NewsType)
export class NewsFieldsResolver {
  @FieldResolver(() => [RubyScalar], { nullable: true })
  async bodyRuby(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<readonly Ruby[] | null> {
    return (await loader(ctx, newsBodyRuby).load(news.id))?.bodyHtml ?? null;
  }
}
