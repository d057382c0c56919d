import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import classes from "./control.module.css";

export interface Choice {
  value: string;
  label: string;
}

interface Surroundings {
  /** The visible label; without one the control has an aria-label. */
  label?: ReactNode;
  /** Says what to enter, above the control; stays visible while typing. */
  support?: ReactNode;
  error?: ReactNode;
}

interface ControlProps extends Surroundings {
  id: string;
  /** The widest it gets. */
  width?: number | string | undefined;
  children: ReactNode;
}

/** Label, support text, the control and its problem, in the order of Japanese forms. */
export function Control({ id, label, support, error, width, children }: ControlProps) {
  return (
    <div>
      {label && (
        <label className={classes["label"]} htmlFor={id}>
          {label}
        </label>
      )}
      {support && (
        <p className={classes["support"]} id={`${id}-support`}>
          {support}
        </p>
      )}
      <div style={{ maxWidth: width }}>{children}</div>
      {error && (
        <p className={classes["error"]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that tie a control to its support text and its problem. */
export function tie({ id, support, error }: Surroundings & { id: string }) {
  const described = [support ? `${id}-support` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, className: classes["input"], "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

type InputProps = Surroundings & InputHTMLAttributes<HTMLInputElement> & { width?: number | string | undefined };

/** One line of text. */
export function Input({ label, support, error, width, id: given, ...input }: InputProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Control id={id} label={label} support={support} error={error} width={width}>
      <input {...input} {...tie({ id, support, error })} />
    </Control>
  );
}

type SelectProps = Surroundings &
  SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly Choice[]; width?: number | string | undefined };

/** A choice of one, by the browser's own list. */
export function Select({ label, support, error, width, choices, id: given, ...select }: SelectProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Control id={id} label={label} support={support} error={error} width={width}>
      <select {...select} {...tie({ id, support, error })}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Control>
  );
}

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; error?: ReactNode };

/** A yes beside its words. */
export function Checkbox({ label, error, id: given, ...input }: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const { className: _, ...ties } = tie({ id, error });
  return (
    <div>
      <label className={classes["check"]} htmlFor={id}>
        <input {...input} {...ties} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && (
        <p className={classes["error"]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
