import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./status-chip.module.css";

/** What a state asks of the reader: nothing, to know it is going on, nothing more to do, to wait or look, to put something right. */
export type StatusTone = "plain" | "going" | "good" | "wait" | "bad";

const icons: Readonly<Record<StatusTone, IconName | null>> = {
  plain: null,
  going: null,
  good: "circle-check",
  wait: "clock",
  bad: "alert-circle",
};

/** A state in a word. The colours mean the same on every screen of the company and the back office; the icon says it without them. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classes["chip"]} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

/** So many that are new, beside what they belong to. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={classes["count"]} role="img" aria-label={label}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
