import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";

/** Without a connection it does not come, and the screen that it stands above must not go with it: the next visit says it. */
const Loaded = lazy(() =>
  import("./terms-notice.tsx").then(
    ({ TermsNotice }) => ({ default: TermsNotice }),
    () => ({ default: () => null }),
  ),
);

/** The time after which the screen is there and has what it needs. */
const afterFirstPaint = 1_000;

/** TermsNotice for the areas of who is signed in: asks nothing and loads nothing while their screen comes up. */
export function LazyTermsNotice(props: ComponentProps<typeof Loaded>) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), afterFirstPaint);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  );
}
