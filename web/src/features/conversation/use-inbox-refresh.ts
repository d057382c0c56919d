import { useEffect, useEffectEvent, useRef, useState } from "react";
import { inboxChanges } from "./inbox-watcher.tsx";

/** Options of a live screen's query: known data shows at once, and a new request never gets the answer of one sent before the change. */
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
  const [changes, setChanges] = useState(0);
  const asked = useRef(0);
  const onChange = () => setChanges((count) => count + 1);
  const ask = useEffectEvent(() => void refetch().catch(() => undefined));
  const take = useEffectEvent((event: Event) => {
    const changed = event instanceof CustomEvent ? event.detail : null;
    if (changed === null || conversationId === null || changed === conversationId) onChange();
  });
  useEffect(() => {
    inboxChanges.addEventListener("change", take);
    return () => inboxChanges.removeEventListener("change", take);
  }, []);
  useEffect(() => {
    if (loading || asked.current === changes) return;
    asked.current = changes;
    ask();
  }, [changes, loading]);
  return onChange;
}
