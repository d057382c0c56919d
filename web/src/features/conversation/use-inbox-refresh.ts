import { useEffect, useEffectEvent, useState } from "react";
import { inboxChanges } from "./inbox-watcher.tsx";

/** How a live screen asks: what is known shows at once, and a new question never gets the answer of one asked before the change. */
export const liveQuery = { fetchPolicy: "cache-and-network", context: { queryDeduplication: false } } as const;

interface Asked {
  /** Whether an answer is on its way. */
  loading: boolean;
  refetch(): Promise<unknown>;
}

/**
 * Asks anew whenever a conversation of the reader changed (only `conversationId`, when one is named), and when the callback it answers is called.
 * An answer that is on its way may be older than the change: what changes meanwhile is asked for once that answer is here.
 */
export function useInboxRefresh({ loading, refetch }: Asked, conversationId: string | null): () => void {
  const [isStale, setStale] = useState(false);
  const ask = useEffectEvent(() => void refetch().catch(() => undefined));
  const take = useEffectEvent((event: Event) => {
    const changed = event instanceof CustomEvent ? event.detail : null;
    if (changed === null || conversationId === null || changed === conversationId) setStale(true);
  });
  useEffect(() => {
    inboxChanges.addEventListener("change", take);
    return () => inboxChanges.removeEventListener("change", take);
  }, []);
  useEffect(() => {
    if (!isStale || loading) return;
    setStale(false);
    ask();
  }, [isStale, loading]);
  return () => setStale(true);
}
