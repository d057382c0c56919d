import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { useEffect } from "react";
import { isPassing } from "#platform/busy.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";

/** Returns the text for a failure: that the service is busy, the server's own words, or that it could not be reached; nothing for faults of the program. */
function wordsOf(reason: unknown, { lost, busy }: { lost: string; busy: string }): string | undefined {
  if (isPassing(reason)) return busy;
  if (CombinedGraphQLErrors.is(reason)) return reason.errors[0]?.message;
  // The errors that fetch throws when nobody answers.
  return ServerError.is(reason) || reason instanceof TypeError ? lost : undefined;
}

/** A press whose failure no part of the page answers for is answered here: a button that does nothing would leave the reader waiting. */
export function useUnansweredNotice(): void {
  const { t } = useTranslation("common");
  const lost = t("error.network");
  const busy = t("error.busy");
  useEffect(
    function listenToUnanswered() {
      const listen = ({ reason }: PromiseRejectionEvent) => {
        const title = wordsOf(reason, { lost, busy });
        if (title) showToast({ type: "danger", title });
      };
      addEventListener("unhandledrejection", listen);
      return () => removeEventListener("unhandledrejection", listen);
    },
    [lost, busy],
  );
}
