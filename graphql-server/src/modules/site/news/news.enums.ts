import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { newsAudiences, newsCategories, newsStatuses, newsTopics } from "./news.entity.ts";

export const NewsCategoryEnum = graphqlEnum("NewsCategory", newsCategories, "お知らせ or コラム.");
export const NewsTopicEnum = graphqlEnum("NewsTopic", newsTopics, "What a news item or a column is about.");
export const NewsAudienceEnum = graphqlEnum("NewsAudience", newsAudiences, "Who may read a news item.");
export const NewsStatusEnum = graphqlEnum("NewsStatus", newsStatuses, "下書き, 公開予約, 公開中, 公開終了.");
