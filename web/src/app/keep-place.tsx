import { type RefObject, useLayoutEffect } from "react";

/** Stands before the router's way of scrolling, which brings every first screen to its top: notes where the reader is. */
export function NotePlace({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = scrollY;
  }, [place]);
  return null;
}

/** Stands after it: who has read on in the page as it came from the server stays there when its scripts take it over. */
export function KeepPlace({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    if (place.current > 0) scrollTo(0, place.current);
  }, [place]);
  return null;
}
