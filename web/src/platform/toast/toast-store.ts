import { createElement } from "react";
import { toast } from "react-hot-toast/headless";
import { ToastText } from "./toast-text.tsx";

/** The user and company toast, by the contract: one at a time, a new one first removes the previous. */
export type ToastType = "success" | "danger" | "warn" | "info" | "permanent";
type ToastPosition = "bottom" | "top";

interface SiteToast {
  type: ToastType;
  /** Says what happened. */
  title: string;
  /** Says what to do next. */
  message?: string;
  isOnModal?: boolean;
  position?: ToastPosition;
}

/** Milliseconds a toast stays; a permanent one stays until it is closed. */
const durations: Readonly<Record<ToastType, number>> = {
  success: 5_000,
  danger: 3_000,
  warn: 10_000,
  info: 5_000,
  permanent: Number.POSITIVE_INFINITY,
};

/** The layer of these toasts; those of the back office lie in the library's own. */
export const siteToaster = "site";

export function hideToast(): void {
  toast.removeAll(siteToaster);
}

export function showToast({ type, title, message = "", isOnModal = false, position = "bottom" }: SiteToast): void {
  hideToast();
  toast.custom(createElement(ToastText, { title, message }), {
    toasterId: siteToaster,
    className: type,
    duration: durations[type],
    position: `${position}-center`,
    style: { zIndex: isOnModal ? 50_000 : 5_000 },
    ariaProps: type === "danger" ? { role: "alert", "aria-live": "assertive" } : { role: "status", "aria-live": "polite" },
  });
}

/** Tells what stood in the way of a command, or that it is done. @returns whether it is done */
export function showOutcome(problems: readonly { message: string }[], done: string): boolean {
  const [problem] = problems;
  showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
  return !problem;
}
