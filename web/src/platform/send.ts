import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useState } from "react";
import type { Problem_ErrorFragment } from "#graphql/operations.ts";
import { client } from "./graphql-client.ts";

interface SendOptions {
  /** Queries that are read again before the answer counts. */
  refetch?: DocumentNode[];
  /** The answer is shown once and must not stay in the cache. */
  isSecret?: boolean;
}

/** The answer every command gives: its problems, by the one fragment. Signing out is never refused. */
type Answer = { errors: readonly Problem_ErrorFragment[] } | { __typename: "SignOutPayload" };

/** A mutation by the house's convention: one field with one payload. */
type Command<P extends Answer, V> = TypedDocumentNode<Record<string, P>, V>;
type InputOf<V> = V extends { input: infer I } ? I : undefined;

async function transmit<P extends Answer, V>(command: Command<P, V>, input: InputOf<V>, { refetch, isSecret }: SendOptions): Promise<P> {
  const { data } = await client.mutate<Record<string, P>, OperationVariables>({
    mutation: command,
    variables: { input },
    ...(refetch && { refetchQueries: refetch, awaitRefetchQueries: true }),
    ...(isSecret && { fetchPolicy: "no-cache" as const }),
  });
  const [payload] = Object.values(data ?? {});
  if (payload === undefined) throw new Error("The server answered nothing.");
  return payload;
}

/**
 * Sends a command and answers its payload, whose `errors` are the problems that `useDomainForm` shows.
 * @throws when the server was not reached or failed, so that nobody takes silence for success
 */
export function send<P extends Answer, V>(command: Command<P, V>, input: InputOf<V>, options: SendOptions = {}): Promise<P> {
  const answer = transmit(command, input, options);
  // A mark of having read, say, may fail: who does not wait for the answer does not need it.
  answer.catch(() => undefined);
  return answer;
}

/** The same for a component that shows that it waits. */
export function useSend() {
  const [isSending, setSending] = useState(false);
  const sendNow: typeof send = async (command, input, options) => {
    setSending(true);
    try {
      return await send(command, input, options);
    } finally {
      setSending(false);
    }
  };
  return { send: sendNow, isSending };
}
