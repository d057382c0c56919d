import { type ReactNode, useId } from "react";
import classes from "./control.module.css";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onToggle(isOn: boolean): void;
}

/** Something that is on or off, and changes at the press. */
export function Switch({ label, isOn, onToggle }: SwitchProps) {
  const id = useId();
  return (
    <label className={classes["check"]} htmlFor={id}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className={classes["switch"]}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
