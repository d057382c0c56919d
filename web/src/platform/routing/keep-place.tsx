import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type Location, ScrollRestoration } from "react-router-dom";

/** Acts once, before what stands after it does. */
function AtFirst({ act }: { act(): void }) {
  const run = useEffectEvent(act);
  useLayoutEffect(() => run(), []);
  return null;
}

/** The first page of every document has the same key: told apart by its path, which is the same in every language. */
function placeOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/**
 * The router's way of scrolling, which brings every first screen to its top: who has read on in the page as it came from the server stays there
 * when its scripts take it over.
 */
export function KeepPlace() {
  const place = useRef(0);
  return (
    <>
      <AtFirst
        act={() => {
          place.current = scrollY;
        }}
      />
      <ScrollRestoration getKey={placeOf} />
      <AtFirst
        act={() => {
          if (place.current > 0) scrollTo(0, place.current);
        }}
      />
    </>
  );
}
