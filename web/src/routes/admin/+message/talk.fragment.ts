import { gql, type TypedDocumentNode } from "@apollo/client";
import type { Talk_ConversationFragment } from "#graphql/operations.ts";

export const Talk_conversation: TypedDocumentNode<Talk_ConversationFragment> = gql`
  fragment Talk_conversation on AdminConversation {
    id
    companyName
    seekerId
    seekerName
    workTitle
    messageCount
    createdAt
    lastMessageAt
    readableUntil
    messages(first: 50, after: $before) {
      items {
        id
        body
        by
        senderName
        fileName
        fileUrl
        createdAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
