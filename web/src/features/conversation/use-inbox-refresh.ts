import { useEffect, useEffectEvent } from "react";
import { inboxChanges } from "./inbox-watcher.tsx";

/** Calls back whenever a conversation of the reader changes, with its id. */
export function useInboxRefresh(onChange: (conversationId: string) => void): void {
  const take = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === "string") onChange(event.detail);
  });
  useEffect(() => {
    inboxChanges.addEventListener("change", take);
    return () => inboxChanges.removeEventListener("change", take);
  }, []);
}
