import { type ComponentProps, lazy, Suspense } from "react";

const Loaded = lazy(async () => {
  const { WorkFit } = await import("./work-fit.tsx");
  return { default: WorkFit };
});

/** WorkFit for the visitor's list, whose first load does not carry it: only a search for a status needs it. */
export function LazyWorkFit(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
