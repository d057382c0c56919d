import { gql, type TypedDocumentNode } from "@apollo/client";
import type { QueryRef } from "@apollo/client/react";
import type { OperatorThreadScreenQuery, OperatorThreadScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";

export const operatorThreadScreenQuery: TypedDocumentNode<OperatorThreadScreenQuery, OperatorThreadScreenQueryVariables> = gql`
  query OperatorThreadScreen($id: ID!, $after: String) {
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
  }
`;

export type ThreadReference = QueryRef<OperatorThreadScreenQuery, OperatorThreadScreenQueryVariables>;
export type ShownThread = NonNullable<OperatorThreadScreenQuery["operatorThread"]>;

/** One thread by the id in the address; `after` goes back in time. */
export function preloadThread(request: Request): Promise<ThreadReference> {
  const search = new URL(request.url).searchParams;
  return preload(operatorThreadScreenQuery, { id: search.get("id") ?? "", after: search.get("after") });
}
