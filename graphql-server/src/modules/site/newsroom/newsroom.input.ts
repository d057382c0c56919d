import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import type { News, NewsTopic } from "../news/news.entity.ts";
import { NewsAudienceEnum, NewsCategoryEnum, NewsStatusEnum, NewsTopicEnum } from "../news/news.enums.ts";
import type { NewsStatus } from "./news.status.ts";

const idOptions = { description: "The item." };
const versionOptions = { description: "The version that was read; another one is refused with STALE_VERSION." };

@InputType("NewsContentInput", { description: "What an editor writes." })
export class NewsContentInput {
  @Field(() => NewsCategoryEnum, { description: "お知らせ or コラム; fixed once it was public." })
  category!: News["category"];

  @Field(() => NewsTopicEnum, { description: "What it is about." })
  topic!: NewsTopic;

  @Field(() => NewsAudienceEnum, { description: "Who may read it." })
  audience!: News["audience"];

  @Field(() => String, { description: "Headline, 1 to 160 characters." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences, at most 400 characters." })
  summary!: string;

  @Field(() => String, { description: "HTML, at most 30,000 characters; what is not allowed is taken out." })
  bodyHtml!: string;
}

@InputType("CreateNewsInput", { description: "A new draft." })
export class CreateNewsInput {
  @Field(() => ID, { description: "A UUID chosen by the client; it becomes the item's id." })
  operationId!: string;

  @Field(() => NewsContentInput, { description: "Its content." })
  content!: NewsContentInput;
}

@InputType("UpdateNewsInput", { description: "An item's new content." })
export class UpdateNewsInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => NewsContentInput, { description: "All of its content." })
  content!: NewsContentInput;
}

@InputType("PublishNewsInput", { description: "Publishes an item." })
export class PublishNewsInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When, at most a year ahead; at once without it." })
  publishAt?: Date | null;
}

@InputType("WithdrawNewsInput", { description: "Takes an item back." })
export class WithdrawNewsInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;

  @Field(() => String, { nullable: true, description: "Why, for the record, at most 400 characters." })
  reason?: string | null;
}

@InputType("DeleteNewsInput", { description: "Deletes a draft that was never public." })
export class DeleteNewsInput {
  @Field(() => ID, idOptions)
  id!: string;

  @Field(() => Int, versionOptions)
  version!: number;
}

@InputType("SaveNewsDraftInput", { description: "What is typed and not saved yet." })
export class SaveNewsDraftInput {
  @Field(() => ID, { nullable: true, description: "The item; null for a new one." })
  newsId?: string | null;

  @Field(() => Int, { nullable: true, description: "The version the form was opened with." })
  baseVersion?: number | null;

  @Field(() => NewsContentInput, { description: "As the form holds it." })
  content!: NewsContentInput;
}

@InputType("DiscardNewsDraftInput", { description: "Throws unsaved work away." })
export class DiscardNewsDraftInput {
  @Field(() => ID, { nullable: true, description: "The item; null for a new one." })
  newsId?: string | null;
}

@InputType("AdminNewsFilter", { description: "Which news of the back office." })
export class AdminNewsFilterInput {
  @Field(() => String, { nullable: true, description: "Words that must all stand in title, summary or body." })
  keyword?: string | null;

  @Field(() => [NewsCategoryEnum], { nullable: true, description: "Only these kinds." })
  categories?: News["category"][] | null;

  @Field(() => [NewsTopicEnum], { nullable: true, description: "Only these topics." })
  topics?: NewsTopic[] | null;

  @Field(() => [NewsAudienceEnum], { nullable: true, description: "Only for these readers." })
  audiences?: News["audience"][] | null;

  @Field(() => [NewsStatusEnum], { nullable: true, description: "Only these states." })
  statuses?: NewsStatus[] | null;
}
