import { useEffect, useRef } from "react";
import { formSteps, stepOf } from "#features/company-work/form-steps.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import classes from "./missing-list.module.css";
import type { Sections } from "./use-sections.ts";

export interface Issue {
  message: string;
  path: readonly string[];
}

interface MissingListProps {
  issues: readonly Issue[];
  /** Sections whose items of the profile nobody has confirmed. */
  unconfirmed: readonly number[];
  sections: Sections;
  /** Grows with every try to send: the list is stood at then. */
  tries: number;
}

/** What stands between the posting and its review, said when somebody wants to send it; each line leads to its field. */
export function MissingList({ issues, unconfirmed, sections, tries }: MissingListProps) {
  const { t } = useTranslation("company");
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function standAtTheList() {
      if (tries === 0) return;
      box.current?.scrollIntoView({ block: "nearest" });
      box.current?.focus({ preventScroll: true });
    },
    [tries],
  );
  const count = issues.length + unconfirmed.length;
  if (tries === 0 || count === 0) return null;
  const stepName = (step: number) => t(`step.${formSteps[step]?.name ?? "kind"}`);
  const nameOf = (path: readonly string[]) => t.find("field", path.join("_")) ?? stepName(stepOf(path));
  return (
    <div className={classes["missing"]} ref={box} tabIndex={-1} role="alert">
      <p>
        <Icon name="alert-triangle" />
        {t("form.missing", { count })}
      </p>
      <ul>
        {issues.map(({ message, path }) => (
          <li key={`${path.join(".")}${message}`}>
            <button type="button" onClick={() => sections.goToField(path)}>
              {t("common:labelled", { label: nameOf(path), text: message })}
            </button>
          </li>
        ))}
        {unconfirmed.map((step) => (
          <li key={step}>
            <button type="button" onClick={() => sections.go(step)}>
              {t("common:labelled", { label: stepName(step), text: t("form.unconfirmed") })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
