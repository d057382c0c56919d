import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { MatchReason } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

const marks = { MET: "✔", UNMET: "✖", UNKNOWN: "?" } as const;

/** ✔, ✖ or ?, and the word for those who do not see it. */
export function StateMark({ state }: { state: MatchReason["state"] }) {
  const { t } = useTranslation("matching");
  return (
    <>
      <span aria-hidden="true" className={classes["mark"]} data-state={state}>
        {marks[state]}
      </span>
      <span className="visually-hidden">{t(`state.${state}`)}</span>
    </>
  );
}
