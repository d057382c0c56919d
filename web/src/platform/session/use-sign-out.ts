import type { AccountKind } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { forgetKeptTexts } from "#platform/kept-text.ts";
import { forgetLiked } from "#platform/offline/kept-pages.ts";
import { ownAddress } from "#platform/routing/way-to.ts";
import { send } from "#platform/send.ts";
import { signOutMutation } from "./session.mutations.ts";

function forgetTyped(): void {
  forgetKeptTexts();
  try {
    sessionStorage.clear();
  } catch {
    // Without permission nothing was kept.
  }
}

/** Ends one of the browser's sessions and forgets everything that was read with it, and what was typed in this tab and not sent. */
export function useSignOut(kind: AccountKind, next: string): () => Promise<void> {
  return async () => {
    await send(signOutMutation, { kind });
    await client.clearStore();
    forgetTyped();
    if (kind === "SEEKER") await forgetLiked();
    location.assign(ownAddress(next));
  };
}
