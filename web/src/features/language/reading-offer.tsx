import { lazy, Suspense } from "react";
import { useHref } from "react-router-dom";
import { usePreferredLanguage } from "#platform/i18n/use-preferred-language.ts";
import classes from "./reading-offer.module.css";

const Bar = lazy(async () => ({ default: (await import("./reading-offer-bar.tsx")).ReadingOfferBar }));

/** Offers the page in the reader's language to whoever came to an address that names none. The address alone decides what is shown. */
export function ReadingOffer() {
  const isNamed = useHref("/") !== "/";
  const language = usePreferredLanguage();
  if (isNamed) return null;
  return (
    <div className={classes["room"]}>
      {language !== "ja" && (
        <Suspense>
          <Bar language={language} />
        </Suspense>
      )}
    </div>
  );
}
