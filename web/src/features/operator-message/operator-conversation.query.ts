import { gql, type TypedDocumentNode } from "@apollo/client";
import type { QueryRef } from "@apollo/client/react";
import type { OperatorConversationScreenQuery, OperatorConversationScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { OperatorMessages_page } from "./operator-messages.fragment.ts";

export const operatorConversationScreenQuery: TypedDocumentNode<OperatorConversationScreenQuery, OperatorConversationScreenQueryVariables> =
  gql`
  query OperatorConversationScreen($id: ID!, $after: String) {
    operatorThread(id: $id) {
      id
      audience
      subject
      recipientId
      recipientName
      unreadCount
      readByRecipientAt
      toMany
      createdAt
      messages(first: 50, after: $after) {
        ...OperatorMessages_page @unmask
      }
    }
  }
  ${OperatorMessages_page}
`;

export type ConversationReference = QueryRef<OperatorConversationScreenQuery, OperatorConversationScreenQueryVariables>;
export type ShownConversation = NonNullable<OperatorConversationScreenQuery["operatorThread"]>;

/** One conversation by the id in the address; `after` goes back in time. */
export function preloadConversation(request: Request): Promise<ConversationReference> {
  const search = new URL(request.url).searchParams;
  return preload(operatorConversationScreenQuery, { id: search.get("id") ?? "", after: search.get("after") });
}
