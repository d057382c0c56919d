import { useEffect, useState } from "react";

const tickMs = 500;

/** The server's time, going on from the moment it was told: the device's own clock may be wrong. */
export function useServerNow({ serverTime, receivedAt }: { serverTime: string; receivedAt: number }): number {
  const [now, setNow] = useState(receivedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(serverTime).getTime() + Math.max(0, now - receivedAt);
}

/** Whole seconds until a moment, never below nothing. */
export function secondsUntil(deadline: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(deadline).getTime() - now) / 1_000));
}
