import { useSyncExternalStore } from "react";
import { isTryingAgain, subscribeToWaiting } from "#platform/busy.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./busy-notice.module.css";

/** Says that the service is busy and that the page tries again by itself. */
export function BusyNotice() {
  const { t } = useTranslation("common");
  const isWaiting = useSyncExternalStore(subscribeToWaiting, isTryingAgain);
  return (
    <div role="status" aria-live="polite">
      {isWaiting && <p className={classes["notice"]}>{t("busy.tryingAgain")}</p>}
    </div>
  );
}
