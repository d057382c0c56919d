import { StepTabs } from "#features/company-work/step-tabs.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./form-rail.module.css";
import type { Sections } from "./use-sections.ts";

interface FormRailProps {
  sections: Sections;
  /** How much is missing in each section; null until the server has said it. */
  missing: ReadonlyMap<number, number> | null;
}

/** The way through the form: what is missing in all, and each section with its own. */
export function FormRail({ sections, missing }: FormRailProps) {
  const { t } = useTranslation("company");
  const count = [...(missing?.values() ?? [])].reduce((sum, one) => sum + one, 0);
  return (
    <div className={classes["rail"]}>
      <p className={classes["left"]} data-done={missing !== null && count === 0} role="status">
        {missing && t(count > 0 ? "form.leftInAll" : "form.ready", { count })}
      </p>
      <StepTabs current={sections.current} missing={missing ?? new Map()} onStep={sections.go} isList />
    </div>
  );
}
