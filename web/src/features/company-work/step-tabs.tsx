import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formSteps, stepOf } from "./form-steps.ts";
import classes from "./step-tabs.module.css";

interface StepTabsProps {
  current: number;
  /** How much is missing on each step that is not done. */
  missing: ReadonlyMap<number, number>;
  onStep(step: number): void;
  /** One below the other where there is room at the side of the form. */
  isList?: boolean;
}

/** Counts what is missing on each step. */
export function missingBySteps(issues: readonly { path: readonly string[] }[]): ReadonlyMap<number, number> {
  const missing = new Map<number, number>();
  for (const { path } of issues) missing.set(stepOf(path), (missing.get(stepOf(path)) ?? 0) + 1);
  return missing;
}

/** The eight steps; each can be opened at any time. */
export function StepTabs({ current, missing, onStep, isList = false }: StepTabsProps) {
  const { t } = useTranslation("company");
  return (
    <ol className={classes["steps"]} data-list={isList} aria-label={t("form.steps")}>
      {formSteps.map(({ name }, index) => (
        <li key={name}>
          <button
            type="button"
            className={classes["step"]}
            data-missing={missing.has(index)}
            aria-current={index === current ? "step" : undefined}
            onClick={() => onStep(index)}
          >
            <span className={classes["number"]}>{index + 1}</span>{" "}
            <span className={classes["name"]}>
              {t(`step.${name}`)}
              {missing.has(index) && <small className={classes["left"]}>{t("form.left", { count: missing.get(index) ?? 0 })}</small>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
