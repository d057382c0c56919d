import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { RubyFieldsScalar, RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { News, NewsTopic } from "./news.entity.ts";
import { NewsCategoryEnum, NewsTopicEnum } from "./news.enums.ts";

@Audience("PUBLIC")
@ObjectType("News", { implements: NodeType, description: "A published news item or column." })
export class NewsType implements Pick<News, "id" | "category" | "topic" | "title" | "summary" | "publishedAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => NewsCategoryEnum, { description: "お知らせ or コラム." })
  category!: News["category"];

  @Field(() => NewsTopicEnum, { description: "What it is about." })
  topic!: NewsTopic;

  @Field(() => String, { description: "Headline, plain text." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences, plain text." })
  summary!: string;

  @Field(() => RubyFieldsScalar, { nullable: true, description: "Readings of headline and summary; null while they are being computed." })
  ruby!: RubyFields | null;

  @Field(() => [RubyScalar], {
    nullable: true,
    description: "Readings of the body, one for each piece of text between its tags, in order; null while they are being computed.",
  })
  bodyRuby!: Ruby[] | null;

  @Field(() => GraphQLDateTime, { description: "When it was published." })
  publishedAt!: Date;
}

@Audience("PUBLIC")
@ObjectType("NewsPage", { description: "A page of news, newest first." })
export class NewsPageType extends CountedPageType {
  @Field(() => [NewsType], { description: "The items of this page." })
  items!: NewsType[];
}

@Audience("PUBLIC")
@ObjectType("NewsMonth", { description: "A month with published items." })
class NewsMonthType {
  @Field(() => String, { description: "YYYY-MM in Japan." })
  month!: string;

  @Field(() => Int, { description: "Items published in it." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("NewsTopicCount", { description: "A topic with published items." })
class NewsTopicCountType {
  @Field(() => NewsTopicEnum, { description: "The topic." })
  topic!: NewsTopic;

  @Field(() => Int, { description: "Items about it." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("NewsArchive", { description: "What a list of news can be narrowed by." })
export class NewsArchiveType {
  @Field(() => [NewsMonthType], { description: "Months, newest first." })
  months!: NewsMonthType[];

  @Field(() => [NewsTopicCountType], { description: "Topics, the most frequent first." })
  topics!: NewsTopicCountType[];
}

@Audience("PUBLIC")
@ObjectType("NewsItem", { description: "What an address of a news item leads to." })
export class NewsItemType {
  @Field(() => NewsType, { nullable: true, description: "The item; null when it is no longer shown." })
  news!: NewsType | null;

  @Field(() => Boolean, { description: "True when it was published once and has been taken down." })
  withdrawn!: boolean;

  @Field(() => [NewsType], { description: "Up to three others to go on with, the same topic first." })
  related!: NewsType[];
}
