import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { SiteToast, ToastType } from "./site-toast.ts";
import classes from "./toast-area.module.css";
import { ToastText } from "./toast-text.tsx";

/** Milliseconds a toast stays; a permanent one stays until it is closed. */
const durations: Readonly<Record<ToastType, number>> = {
  success: 5_000,
  danger: 3_000,
  warn: 10_000,
  info: 5_000,
  permanent: Number.POSITIVE_INFINITY,
};

/** The layer of these toasts; those of the back office lie in the library's own. */
const siteToaster = "site";

export function hide(): void {
  toast.removeAll(siteToaster);
}

export function show({ type, title, message = "", isOnModal = false, position = "bottom" }: SiteToast): void {
  hide();
  toast.custom(<ToastText title={title} message={message} />, {
    toasterId: siteToaster,
    className: type,
    duration: durations[type],
    position: `${position}-center`,
    style: { zIndex: isOnModal ? 50_000 : 5_000 },
    ariaProps: type === "danger" ? { role: "alert", "aria-live": "assertive" } : { role: "status", "aria-live": "polite" },
  });
}

/** The toasts that are there. Reading one (hover or focus) stops its clock. */
export function ToastLayer() {
  const { t } = useTranslation("common");
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster({}, siteToaster);
  const close = () => {
    // A toast that is gone is read by nobody: the next one has a clock again.
    endPause();
    hide();
  };
  return toasts
    .filter(({ visible }) => visible)
    .map((shown) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, it is no control
      <div
        key={shown.id}
        className={classes["toast"]}
        data-type={shown.className}
        data-position={shown.position}
        style={shown.style}
        {...shown.ariaProps}
        onMouseEnter={startPause}
        onMouseLeave={endPause}
        onFocus={startPause}
        onBlur={endPause}
      >
        <div>{resolveValue(shown.message, shown)}</div>
        <button type="button" className={classes["close"]} aria-label={t("close")} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    ));
}
