import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { MessageBridgesQuery, MessageBridgesQueryVariables } from "#graphql/operations.ts";
import type { MessageBridge } from "./message-help.tsx";

const messageBridgesQuery: TypedDocumentNode<MessageBridgesQuery, MessageBridgesQueryVariables> = gql`
  query MessageBridges($input: MessageBridgesInput!) {
    messageBridges(input: $input) {
      id
      bridge {
        easyText
        easyRuby
        words {
          word
          reading
          meaning
        }
        days {
          said
          meaning
        }
      }
    }
  }
`;

/** As many as the server takes at once: the newest. */
const atOnce = 50;

/** Help with the newest messages of the other side, asked for once they are there: none of them waits for it. */
export function useBridges(
  conversationId: string,
  messages: readonly { id: string; mine: boolean }[] | undefined,
): ReadonlyMap<string, MessageBridge> {
  const messageIds = (messages ?? [])
    .filter(({ mine }) => !mine)
    .slice(0, atOnce)
    .map(({ id }) => id);
  const { data, previousData } = useQuery(messageBridgesQuery, {
    variables: { input: { conversationId, messageIds } },
    skip: messageIds.length === 0,
  });
  return new Map((data ?? previousData)?.messageBridges.map(({ id, bridge }) => [id, bridge]));
}
