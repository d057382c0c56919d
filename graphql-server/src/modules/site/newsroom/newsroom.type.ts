import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { RubyFieldsScalar, RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { ReadingCorrectionType } from "../../base/reading/reading.type.ts";
import type { News, NewsTopic } from "../news/news.entity.ts";
import { NewsAudienceEnum, NewsCategoryEnum, NewsStatusEnum, NewsTopicEnum } from "../news/news.enums.ts";
import type { NewsStatus } from "./news.status.ts";
import type { NewsContent } from "./news-content.ts";

@Audience("ADMIN_EDITOR")
@ObjectType("NewsContent", { description: "What an editor has written." })
export class NewsContentType implements NewsContent {
  @Field(() => NewsCategoryEnum, { description: "お知らせ or コラム." })
  category!: News["category"];

  @Field(() => NewsTopicEnum, { description: "What it is about." })
  topic!: NewsTopic;

  @Field(() => NewsAudienceEnum, { description: "Who may read it." })
  audience!: News["audience"];

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences." })
  summary!: string;

  @Field(() => String, { description: "Sanitised HTML." })
  bodyHtml!: string;
}

@Audience("ADMIN_EDITOR")
@ObjectType("NewsDraft", { description: "What an editor has typed and not saved." })
export class NewsDraftType {
  @Field(() => NewsContentType, { description: "As the form held it." })
  content!: NewsContentType;

  @Field(() => Int, { nullable: true, description: "The version the form was opened with; null for a new item." })
  baseVersion!: number | null;

  @Field(() => GraphQLDateTime, { description: "When it was kept." })
  savedAt!: Date;
}

@Audience("ADMIN_EDITOR")
@ObjectType("NewsAct", { description: "One thing that was done to an item." })
export class NewsActType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;

  @Field(() => String, { description: "Verb: news.create, news.update, news.schedule, news.publish, news.withdraw, news.reading." })
  action!: string;

  @Field(() => String, { nullable: true, description: "Who; null for the system." })
  by!: string | null;

  @Field(() => [String], { description: "Names of the fields that changed." })
  changed!: string[];

  @Field(() => String, { nullable: true, description: "Why, where a reason was given." })
  reason!: string | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("NewsPreview", { description: "An unsaved item as its readers would see it." })
export class NewsPreviewType {
  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences." })
  summary!: string;

  @Field(() => NewsTopicEnum, { description: "What it is about." })
  topic!: NewsTopic;

  @Field(() => String, { description: "Sanitised HTML." })
  bodyHtml!: string;

  @Field(() => RubyFieldsScalar, { description: "Readings of headline and summary." })
  ruby!: RubyFields;

  @Field(() => [RubyScalar], { description: "Readings of each piece of text between the body's tags." })
  bodyRuby!: Ruby[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminNews", { description: "A news item or a column in any state." })
export class AdminNewsType implements Pick<News, "id" | "category" | "topic" | "audience" | "status" | "title" | "summary" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => NewsCategoryEnum, { description: "お知らせ or コラム." })
  category!: News["category"];

  @Field(() => NewsTopicEnum, { description: "What it is about." })
  topic!: NewsTopic;

  @Field(() => NewsAudienceEnum, { description: "Who may read it." })
  audience!: News["audience"];

  @Field(() => NewsStatusEnum, { description: "Its state." })
  status!: NewsStatus;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences." })
  summary!: string;

  @Field(() => String, { description: "Sanitised HTML." })
  bodyHtml!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it is or was to be published." })
  publishAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it became public for the first time." })
  publishedAt!: Date | null;

  @Field(() => Int, { description: "Counts changes; name it when you change the item." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last changed." })
  updatedAt!: Date;

  @Field(() => String, { nullable: true, description: "Who changed it last; null for what came with the product." })
  updatedByName!: string | null;

  @Field(() => [NewsStatusEnum], { description: "States it may go to." })
  legalMoves!: NewsStatus[];

  @Field(() => NewsDraftType, { nullable: true, description: "Your own unsaved work on it." })
  draft!: NewsDraftType | null;

  @Field(() => [NewsActType], { description: "What was done to it, newest first; at most 100." })
  history!: NewsActType[];

  @Field(() => NewsPreviewType, { description: "As its readers see it, with the readings of now." })
  preview!: NewsPreviewType;

  @Field(() => [ReadingCorrectionType], { description: "Readings set for it; at most 200." })
  readings!: ReadingCorrectionType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminNewsPage", { description: "A page of news in the back office." })
export class AdminNewsPageType extends CountedPageType {
  @Field(() => [AdminNewsType], { description: "The items of this page." })
  items!: AdminNewsType[];
}
