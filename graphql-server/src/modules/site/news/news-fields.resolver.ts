import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { sanitizeHtml } from "../../../platform/html/sanitize-html.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { RubyFieldsScalar, RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { loader } from "../../../shared/loader.ts";
import { bodyRubyOf } from "../../base/reading/body-ruby.loaders.ts";
import { versionFor } from "../version/language-version.loaders.ts";
import type { News } from "./news.entity.ts";
import { NewsType } from "./news.type.ts";

const newsBodyRuby = bodyRubyOf<NonNullable<News["rubyBody"]>>("news");

/** The texts of a news item in the reader's language, where the operator wrote them in it, and what is no column of the list. */
@Resolver(() => NewsType)
export class NewsFieldsResolver {
  @FieldResolver(() => String)
  async title(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, news.id))?.title ?? news.title;
  }

  @FieldResolver(() => String)
  async summary(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, news.id))?.summary ?? news.summary;
  }

  @FieldResolver(() => String, { description: "Body as sanitised HTML." })
  async bodyHtml(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<string> {
    return sanitizeHtml((await versionFor(ctx, news.id))?.bodyHtml ?? news.bodyHtml);
  }

  @FieldResolver(() => RubyFieldsScalar, { nullable: true })
  async ruby(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<RubyFields | null> {
    const version = await versionFor(ctx, news.id);
    return (version ? version.ruby : news.ruby) ?? null;
  }

  @FieldResolver(() => [RubyScalar], { nullable: true })
  async bodyRuby(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<readonly Ruby[] | null> {
    const version = await versionFor(ctx, news.id);
    if (version) return version.rubyBody ?? null;
    return (await loader(ctx, newsBodyRuby).load(news.id))?.bodyHtml ?? null;
  }

  @FieldResolver(() => String, { description: "The language of its texts: the reader's, else `en` or `ja`." })
  async language(@Root() news: News, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, news.id))?.locale ?? "ja";
  }
}
