import { resolveValue, useToaster } from "react-hot-toast/headless";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./toast-area.module.css";
import { hideToast, siteToaster } from "./toast-store.ts";

/** The toast layer of the seeker, company and public areas. Reading a toast (hover or focus) stops its clock. */
export function ToastArea() {
  const { t } = useTranslation("common");
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster({}, siteToaster);
  const close = () => {
    // A toast that is gone is read by nobody: the next one has a clock again.
    endPause();
    hideToast();
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
