import { Toaster, toast } from "react-hot-toast";

/** The back office's toasts. The library's own limits are the contract's: 20 at once, gone 1 s after dismissal, 4000 ms (success 2000 ms). */
export function AdminToaster() {
  return <Toaster position="bottom-center" containerStyle={{ zIndex: 5000 }} />;
}

export const adminToast = toast;
