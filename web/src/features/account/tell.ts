import type { AccountKind } from "#graphql/operations.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { showToast } from "#platform/toast/toast-store.ts";

/** Shows the outcome of an act on the reader's own account, by the toasts of the account's area. */
export function tell(kind: AccountKind, text: string, type: "success" | "danger" = "success"): void {
  if (kind !== "ADMIN") showToast({ type, title: text });
  else if (type === "success") adminToast.success(text);
  else adminToast.error(text);
}
