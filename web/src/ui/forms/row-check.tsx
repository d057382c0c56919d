import classes from "./control.module.css";

interface RowCheckProps {
  /** Says which row it chooses. */
  label: string;
  isOn: boolean;
  /** True for the box of all rows while only some are chosen. */
  isPartly?: boolean;
  onToggle(isOn: boolean): void;
}

/** Chooses a row of a table. */
export function RowCheck({ label, isOn, isPartly = false, onToggle }: RowCheckProps) {
  return (
    <input
      type="checkbox"
      className={classes["rowCheck"]}
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  );
}
