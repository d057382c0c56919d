import { type ReactNode, useId } from "react";
import { FieldGroup, type FieldGroupProps } from "./choices.tsx";
import classes from "./control.module.css";

interface RadioChoice {
  value: string;
  label: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps extends Omit<FieldGroupProps, "children"> {
  choices: readonly RadioChoice[];
  value: string;
  onChange(value: string): void;
  /** Side by side where there is room; one below the other otherwise. */
  isRow?: boolean;
  /** Of the control in a form. */
  onBlur?(): void;
}

/** A choice of one, all of them in sight. */
export function RadioGroup({ choices, value, onChange, onBlur, isRow = false, ...group }: RadioGroupProps) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className={classes["choices"]} data-row={isRow}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes["check"]}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
