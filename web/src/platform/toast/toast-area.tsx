import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./toast-area.module.css";
import { hideToast, promoteToast, subscribeToToast, type Toast, toastDurations, toastState } from "./toast-store.ts";

/** Closes the toast when its time is over; reading it (hover or focus) stops the clock. */
function useToastTimer(toast: Toast, isRead: boolean): void {
  useEffect(() => {
    const duration = toastDurations[toast.type];
    if (duration === null || isRead) return;
    const timer = setTimeout(hideToast, duration);
    return () => clearTimeout(timer);
  }, [toast, isRead]);
}

/** The toast layer of the seeker, company and public areas. */
export function ToastArea() {
  const { t } = useTranslation("common");
  const { current, next } = useSyncExternalStore(subscribeToToast, toastState);
  const [isRead, setRead] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useToastTimer(current, isRead);
  useEffect(() => {
    if (current.type === "none" && next.type !== "none") promoteToast();
  }, [current, next]);
  if (current.type === "none") return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, it is no control
    <div
      ref={box}
      className={classes["toast"]}
      data-type={current.type}
      data-position={current.position}
      style={{ zIndex: current.isOnModal ? 50_000 : 5_000 }}
      role={current.type === "danger" ? "alert" : "status"}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <div>
        <p className={classes["title"]}>{current.title}</p>
        {current.message && <p className={classes["message"]}>{current.message}</p>}
      </div>
      <button type="button" className={classes["close"]} aria-label={t("close")} onClick={hideToast}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
