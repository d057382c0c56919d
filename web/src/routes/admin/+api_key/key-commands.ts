import type { CreateApiKeyMutationVariables } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { createApiKey, revokeApiKey, rotateApiKey } from "./api-key.mutations.ts";

/** Makes a key; the token is answered this once and never kept in the cache. */
export function makeKey(input: CreateApiKeyMutationVariables["input"]) {
  return send(createApiKey, input, { isSecret: true });
}

/** Replaces a key; the new one is answered this once and never kept in the cache. */
export function replaceKey(id: string) {
  return send(rotateApiKey, { id }, { isSecret: true });
}

/** Ends a key; returns the problem's text, or nothing. */
export async function revokeKey(id: string): Promise<string | undefined> {
  const { errors } = await send(revokeApiKey, { id });
  return errors[0]?.message;
}
