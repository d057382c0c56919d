import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/** Milliseconds; a screen that comes sooner needs no word. */
const graceMs = 400;

/** True while the reader waits for the data of the next screen. A list that only takes other conditions says so itself. */
export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const [isSlow, setSlow] = useState(false);
  const isOwnList = /^\/admin(?:\/|$)/i.test(pathname) && location?.pathname === pathname;
  const isWaiting = state === "loading" && !isOwnList;
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
