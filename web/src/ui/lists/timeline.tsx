import type { ReactNode } from "react";
import classes from "./timeline.module.css";

interface TimelineProps {
  label?: string;
  children: ReactNode;
}

/** What happened, one below the other on a line. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={classes["timeline"]} aria-label={label}>
      {children}
    </ol>
  );
}

/** One event: what happened, and below when, by whom and why. */
export function TimelineItem({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={classes["item"]}>
      <p className={classes["title"]}>{title}</p>
      {children}
    </li>
  );
}
