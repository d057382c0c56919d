import { useSyncExternalStore } from "react";

let loading = false;
const listeners = new Set<() => void>();

/** The one boolean behind the loading overlay. */
export function setLoading(next: boolean): void {
  loading = next;
  for (const listener of listeners) listener();
}

export function useLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loading,
    () => false,
  );
}
