import { useLocation } from "react-router-dom";
import { useInBrowser } from "#platform/drawn/in-browser.ts";

/** The part of the address behind #, which no server is told. */
export function useHash(): string {
  const { hash } = useLocation();
  return useInBrowser() ? hash : "";
}
