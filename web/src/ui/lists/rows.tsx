import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./rows.module.css";

/** Lines in one card, hairlines between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={classes["rows"]}>{children}</ul>;
}

interface RowProps {
  icon?: IconName;
  /** True for what is late. */
  isUrgent?: boolean;
  /** The link of the row, or its words. */
  title: ReactNode;
  note?: ReactNode;
  /** At the end of the line: a state, a date, an act. */
  children?: ReactNode;
}

/** One line: what it is by an icon, its words, and its state at the end; the state goes below on a phone. */
export function Row({ icon, isUrgent = false, title, note, children }: RowProps) {
  return (
    <li className={classes["row"]}>
      {icon && (
        <span className={classes["tile"]} data-urgent={isUrgent}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <div className={classes["words"]}>
        <span className={classes["title"]}>{title}</span>
        {note && <span className={classes["note"]}>{note}</span>}
      </div>
      {children && <div className={classes["end"]}>{children}</div>}
    </li>
  );
}
