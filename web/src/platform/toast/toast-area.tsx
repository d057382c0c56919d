import { useEffect, useSyncExternalStore } from "react";
import { loadedToasts, loadToasts, onToastsLoaded } from "./toast-store.ts";

/** When the page has nothing else to do; browsers without a word for it wait a moment. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}

/** The toast layer of the seeker, company and public areas. It comes after the page, and before the connection may be lost. */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined);
  useEffect(() => whenIdle(() => void loadToasts().catch(() => undefined)), []);
  return toasts ? <toasts.ToastLayer /> : null;
}
