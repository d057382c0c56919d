import { lazy, Suspense } from "react";
import { useHref } from "react-router-dom";
import { preferredLanguage } from "#platform/i18n/language.ts";
import classes from "./reading-offer.module.css";

const ReadingOfferBar = lazy(async () => ({ default: (await import("./reading-offer-bar.tsx")).ReadingOfferBar }));

/**
 * Offers the page in the reader's language to whoever came to an address that names none. The address alone decides what is shown.
 * Others load nothing of it; its room is kept meanwhile, so that nothing moves when it comes.
 */
export function ReadingOffer() {
  const isNamed = useHref("/") !== "/";
  const language = preferredLanguage();
  if (isNamed || language === "ja") return null;
  return (
    <Suspense fallback={<div className={classes["bar"]} />}>
      <ReadingOfferBar language={language} />
    </Suspense>
  );
}
