import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";

const Loaded = lazy(async () => ({ default: (await import("./terms-notice.tsx")).TermsNotice }));

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
