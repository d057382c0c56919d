import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";

/** Milliseconds; a screen that comes sooner needs no word. */
const graceMs = 400;

/** True while the reader waits for the data of the next screen; the lists of the back office say so themselves. */
export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation();
  const [isSlow, setSlow] = useState(false);
  const isWaiting = state === "loading" && !location.pathname.toLowerCase().startsWith("/admin");
  useEffect(
    function sayItAfterAWhile() {
      if (!isWaiting) return undefined;
      const timer = setTimeout(() => setSlow(true), graceMs);
      return () => {
        clearTimeout(timer);
        setSlow(false);
      };
    },
    [isWaiting],
  );
  return isSlow;
}
