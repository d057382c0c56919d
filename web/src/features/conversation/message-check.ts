import { gql, type TypedDocumentNode } from "@apollo/client";
import type { MessageCheckQuery, MessageCheckQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const messageCheckQuery: TypedDocumentNode<MessageCheckQuery, MessageCheckQueryVariables> = gql`
  query MessageCheck($body: String!) {
    checkMessage(body: $body) {
      word
      rewrite
      law
    }
  }
`;

export type MessageFinding = MessageCheckQuery["checkMessage"][number];

/** What an employer may not write in a message, for its writer before it is sent; nothing when the check cannot be had. */
export async function checkMessage(body: string): Promise<readonly MessageFinding[]> {
  try {
    const { data } = await client.query({ query: messageCheckQuery, variables: { body }, fetchPolicy: "no-cache" });
    return data?.checkMessage ?? [];
  } catch {
    return [];
  }
}
