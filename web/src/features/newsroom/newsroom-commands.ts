import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LatestNewsQuery, LatestNewsQueryVariables, NewsPreviewQuery, NewsPreviewQueryVariables } from "#graphql/operations.ts";

export const latestNews: TypedDocumentNode<LatestNewsQuery, LatestNewsQueryVariables> = gql`
  query LatestNews($id: ID!) {
    adminNews(id: $id) {
      id
      version
      category
      topic
      audience
      title
      summary
      bodyHtml
      updatedAt
      updatedByName
    }
  }
`;

export const newsPreview: TypedDocumentNode<NewsPreviewQuery, NewsPreviewQueryVariables> = gql`
  query NewsPreview($newsId: ID, $content: NewsContentInput!) {
    newsPreview(newsId: $newsId, content: $content) {
      title
      summary
      topic
      bodyHtml
      ruby
      bodyRuby
    }
  }
`;
