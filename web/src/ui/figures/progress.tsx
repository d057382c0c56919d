import classes from "./progress.module.css";

interface ProgressProps {
  /** What is on its way, for those who do not see the bar. */
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** How far something is. A number stands beside it where it matters. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <div className={classes["track"]} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div className={classes["done"]} style={{ width: `${percent}%` }} />
    </div>
  );
}
