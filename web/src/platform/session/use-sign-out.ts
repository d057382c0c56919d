import type { AccountKind } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { ownAddress } from "#platform/routing/way-to.ts";
import { send } from "#platform/send.ts";
import { signOutMutation } from "./session.mutations.ts";

/** Ends one of the browser's sessions and forgets everything that was read with it. */
export function useSignOut(kind: AccountKind, next: string): () => Promise<void> {
  return async () => {
    await send(signOutMutation, { kind });
    await client.clearStore();
    location.assign(ownAddress(next));
  };
}
