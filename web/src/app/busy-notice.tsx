import { useSyncExternalStore } from "react";
import { isTryingAgain, subscribeToWaiting } from "#platform/busy.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./busy-notice.module.css";

/** The words that the service is busy and that the page tries again by itself, as long as it does. */
export function BusyWords() {
  const { t } = useTranslation("common");
  const isWaiting = useSyncExternalStore(subscribeToWaiting, isTryingAgain, () => false);
  return isWaiting && <p className={classes["notice"]}>{t("busy.tryingAgain")}</p>;
}

function subscribeToLine(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/** The words that there is no way to the internet, and what still works without it. */
function OfflineWords() {
  const { t } = useTranslation("common");
  const isOnline = useSyncExternalStore(
    subscribeToLine,
    () => navigator.onLine,
    () => true,
  );
  return !isOnline && <p className={classes["notice"]}>{t("offline")}</p>;
}

/** Says them on every screen. */
export function BusyNotice() {
  return (
    <div role="status" aria-live="polite">
      <BusyWords />
      <OfflineWords />
    </div>
  );
}
