import { ArgsType, Field, Int } from "type-graphql";
import type { News, NewsTopic } from "./news.entity.ts";
import { NewsCategoryEnum, NewsTopicEnum } from "./news.enums.ts";

@ArgsType()
export class NewsListArgs {
  @Field(() => NewsCategoryEnum, { description: "News or columns." })
  category!: News["category"];

  @Field(() => NewsTopicEnum, { nullable: true, description: "Only this topic." })
  topic?: NewsTopic | null;

  @Field(() => String, { nullable: true, description: "Only this month in Japan, YYYY-MM." })
  month?: string | null;

  @Field(() => String, { nullable: true, description: "Words that must all stand in title, summary or body." })
  keyword?: string | null;

  @Field(() => Int, { defaultValue: 20, description: "Items a page, 1 to 100." })
  first!: number;

  @Field(() => String, { nullable: true, description: "`endCursor` of the page before." })
  after?: string | null;
}
