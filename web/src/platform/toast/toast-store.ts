/** The user and company toast, by the contract: one at a time, a new one first removes the previous. */
export type ToastType = "none" | "success" | "danger" | "warn" | "info" | "permanent";
export type ToastPosition = "bottom" | "top";

export interface Toast {
  type: ToastType;
  title: string;
  message: string;
  isOnModal: boolean;
  position: ToastPosition;
}

export interface ToastState {
  current: Toast;
  next: Toast;
}

/** Milliseconds a toast stays; null stays until it is closed. */
export const toastDurations: Readonly<Record<ToastType, number | null>> = {
  none: null,
  success: 5_000,
  danger: 3_000,
  warn: 10_000,
  info: 5_000,
  permanent: null,
};

export const noToast: Toast = { type: "none", title: "", message: "", isOnModal: false, position: "bottom" };

let state: ToastState = { current: noToast, next: noToast };
const listeners = new Set<() => void>();

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function toastState(): ToastState {
  return state;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the waiting toast once the previous one is gone. */
export function promoteToast(): void {
  change({ current: state.next, next: noToast });
}

export function hideToast(): void {
  change({ current: noToast, next: state.next });
}

/** Shows a toast; `title` is what happened, `message` what to do next. */
export function showToast(toast: Partial<Toast> & Pick<Toast, "type" | "title">): void {
  change({ current: noToast, next: { ...noToast, ...toast } });
}
