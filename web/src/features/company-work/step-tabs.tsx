import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formSteps } from "./form-steps.ts";
import classes from "./step-tabs.module.css";

interface StepTabsProps {
  current: number;
  /** Steps on which something is missing. */
  marked: ReadonlySet<number>;
  onStep(step: number): void;
}

/** The eight steps; each can be opened at any time. */
export function StepTabs({ current, marked, onStep }: StepTabsProps) {
  const { t } = useTranslation("company");
  return (
    <ol className={classes["steps"]} aria-label={t("form.steps")}>
      {formSteps.map(({ name }, index) => (
        <li key={name}>
          <button
            type="button"
            className={classes["step"]}
            aria-current={index === current ? "step" : undefined}
            onClick={() => onStep(index)}
          >
            {index + 1} {t(`step.${name}`)}
            {marked.has(index) && (
              <span className={classes["mark"]}>
                ！<span className="visually-hidden">{t("form.hasMissing")}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
