/** The user and company toast, by the contract: one at a time, a new one first removes the previous. */
export type ToastType = "success" | "danger" | "warn" | "info" | "permanent";
type ToastPosition = "bottom" | "top";

export interface SiteToast {
  type: ToastType;
  /** Says what happened. */
  title: string;
  /** Says what to do next. */
  message?: string;
  isOnModal?: boolean;
  position?: ToastPosition;
}
