import { useEffect } from "react";
import { send } from "#platform/send.ts";
import { claimReview, releaseReview } from "./review.mutations.ts";

const renewMs = 30_000;

/** Keeps a posting under review in one's own hand while its screen is open and looked at, and puts it back when it is left. */
export function useClaim(workId: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const renew = () => {
      if (!document.hidden) void send(claimReview, { id: workId }).catch(() => undefined);
    };
    renew();
    const timer = setInterval(renew, renewMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
      void send(releaseReview, { id: workId }).catch(() => undefined);
    };
  }, [workId, isOn]);
}
