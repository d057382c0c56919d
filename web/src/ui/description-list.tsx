import type { ReactNode } from "react";
import classes from "./description-list.module.css";

export interface Description {
  term: string;
  /** Nothing shown means nothing known: the line is left out. */
  value: ReactNode;
}

/** Terms and their values in two columns; one below the other on a phone. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={classes["list"]}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ term, value }) => (
          <div key={term} className={classes["row"]}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
