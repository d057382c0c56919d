import { gql, type TypedDocumentNode } from "@apollo/client";
import { OperatorMessages_page } from "#features/operator-message/operator-messages.fragment.ts";
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
      ...OperatorMessages_page @unmask
    }
  }
  ${OperatorMessages_page}
`;
