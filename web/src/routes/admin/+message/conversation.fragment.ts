import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ConversationScreen_ConversationFragment } from "#graphql/operations.ts";

export const ConversationScreen_conversation: TypedDocumentNode<ConversationScreen_ConversationFragment> = gql`
  fragment ConversationScreen_conversation on AdminConversation {
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
