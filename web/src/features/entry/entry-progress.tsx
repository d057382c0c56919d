import type { EntryStatus } from "#graphql/operations.ts";
import classes from "./entry-progress.module.css";

/** The steps of an application from sending it to the first day of work. */
const steps = ["APPLIED", "SCREENING", "SCHEDULING", "INTERVIEW", "OFFERED", "ACCEPTED"] as const satisfies readonly EntryStatus[];
type Step = (typeof steps)[number];

/** Steps where it is the seeker's turn. */
const ownTurn: readonly Step[] = ["SCHEDULING", "OFFERED"];

/** The bar of an application under way: what is done, and who is asked now; its state in words always stands beside it. */
export function EntryProgress({ status }: { status: EntryStatus }) {
  const now = steps.findIndex((step) => step === status);
  if (now < 0) return null;
  const stateOf = (step: Step, place: number) => {
    if (place !== now) return place < now ? "done" : "ahead";
    return ownTurn.includes(step) ? "now" : "waits";
  };
  return (
    <span aria-hidden="true" className={classes["steps"]}>
      {steps.map((step, place) => (
        <span key={step} data-state={stateOf(step, place)} />
      ))}
    </span>
  );
}
