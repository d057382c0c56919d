import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False while a page is as the server has rendered it, which knows nothing of the browser; true from the moment the browser has taken it over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
