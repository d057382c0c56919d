import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { client, onAnswer } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { forgetLiked } from "#platform/offline/kept-pages.ts";
import { startSession, viewerQuery } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";

type Side = "seeker" | "company" | "admin";

let isLooking = false;

/** Asks the server whether somebody is still signed in; several refusals at once are one question. */
async function isSignedOut(side: Side): Promise<boolean> {
  if (isLooking) return false;
  isLooking = true;
  try {
    const { data } = await client.query({ query: viewerQuery, fetchPolicy: "network-only" });
    return data?.viewer[side] === null;
  } finally {
    isLooking = false;
  }
}

/**
 * Notices that the server no longer knows who was signed in here: the account was suspended, another device signed it out, or the session
 * is over. The page asks to sign in again, says why, and forgets what was read.
 */
export function useLostSession(side: Side, isSignedIn: boolean): void {
  const { t } = useTranslation("common");
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(async () => {
    if (!(await isSignedOut(side))) return;
    if (side === "seeker") await forgetLiked();
    showToast({ type: "permanent", title: t("sessionLost.title"), message: t("sessionLost.text") });
    await revalidate();
    await startSession();
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onAnswer(({ codes }) => {
      // Without a way to the server the next refusal asks again.
      if (codes.includes("UNAUTHENTICATED")) void look().catch(() => undefined);
    });
  }, [isSignedIn]);
}
