import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import { NewsCategoryEnum } from "../../shared/graphql/enums.ts";
import { PageInfoType } from "../../shared/graphql/page-info.type.ts";
import type { News } from "./news.entity.ts";

@Audience("PUBLIC")
@ObjectType("News", { description: "A published news item or column." })
export class NewsType implements Pick<News, "id" | "category" | "title" | "summary" | "bodyHtml" | "publishedAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => NewsCategoryEnum, { description: "お知らせ or コラム." })
  category!: News["category"];

  @Field(() => String, { description: "Headline, plain text." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences, plain text." })
  summary!: string;

  @Field(() => String, { description: "Body as sanitised HTML." })
  bodyHtml!: string;

  @Field(() => GraphQLDateTime, { description: "When it was published." })
  publishedAt!: Date;
}

@Audience("PUBLIC")
@ObjectType("NewsPage", { description: "A page of news, newest first." })
export class NewsPageType {
  @Field(() => [NewsType], { description: "The items of this page." })
  items!: NewsType[];

  @Field(() => PageInfoType, { description: "Where the page ends." })
  pageInfo!: PageInfoType;

  @Field(() => Int, { description: "Number of items in the whole list." })
  totalCount!: number;
}
