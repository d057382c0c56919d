import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const inUse = "dialog, [role=dialog], input, textarea, select";

/**
 * Moves the focus to the heading of a screen that somebody has gone to: what they pressed is gone with the screen before, and a screen
 * reader begins where the focus is. Not for the first screen of a document, nor where a screen has put the focus into a field of its own, nor
 * from somebody who is in a dialog or types already.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById("main");
    if (!main || main.contains(document.activeElement) || document.activeElement?.closest(inUse)) return;
    const heading = main.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
