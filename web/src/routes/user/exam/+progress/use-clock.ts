import { useEffect, useState } from "react";

const tickMs = 500;

interface Told {
  serverTime: string;
  /** By the page's own clock. */
  receivedAt: number;
}

/** The server's time, going on from the moment it was told: the device's own clock may be wrong. */
export function serverNow({ serverTime, receivedAt }: Told, now = performance.now()): number {
  return new Date(serverTime).getTime() + Math.max(0, now - receivedAt);
}

/** The same for what is on the screen. */
export function useServerNow(told: Told): number {
  const { receivedAt } = told;
  const [now, setNow] = useState(receivedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return serverNow(told, now);
}

/** Whole seconds until a moment, never below nothing. */
export function secondsUntil(deadline: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(deadline).getTime() - now) / 1_000));
}
