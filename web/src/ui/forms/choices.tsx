import { type ReactNode, useId } from "react";
import classes from "./control.module.css";
import { Checkbox, type Choice, tie } from "./control.tsx";

export interface FieldGroupProps {
  label: ReactNode;
  id?: string;
  support?: ReactNode;
  error?: ReactNode;
  /** Path of the value in a form, by which the form finds the group. */
  path?: string;
  children: ReactNode;
}

/** Controls that answer one question together, under its words. */
export function FieldGroup({ label, id: given, support, error, path, children }: FieldGroupProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset
      className={classes["group"]}
      id={id}
      tabIndex={-1}
      data-path={path}
      data-invalid={Boolean(error)}
      aria-describedby={tie({ id, support, error })["aria-describedby"]}
    >
      <legend>{typeof label === "string" ? <span className={classes["label"]}>{label}</span> : label}</legend>
      {support && (
        <p className={classes["support"]} id={`${id}-support`}>
          {support}
        </p>
      )}
      {children}
      {error && (
        <p className={classes["error"]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface CheckboxGroupProps extends Omit<FieldGroupProps, "children"> {
  choices: readonly Choice[];
  value: readonly string[];
  onChange(value: string[]): void;
}

/** A choice of several. */
export function CheckboxGroup({ choices, value, onChange, ...group }: CheckboxGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={classes["choices"]}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={choice.value}
            checked={value.includes(choice.value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, choice.value] : value.filter((one) => one !== choice.value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
