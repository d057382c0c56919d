import type { ReactNode } from "react";
import classes from "./card-table.module.css";

interface Column {
  id: string;
  label: ReactNode;
  isNumber?: boolean;
}

interface TableProps {
  columns: readonly Column[];
  /** Says what the rows are to those who do not see the heading above. */
  caption?: string;
  /** The rows; a cell says its column by `data-label`, for where each row is a card. */
  children: ReactNode;
}

/** Rows and columns in one card; on a phone a card a row. */
export function Table({ columns, caption, children }: TableProps) {
  return (
    <div className={classes["sheet"]}>
      <table className={classes["table"]}>
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ id, label, isNumber = false }) => (
              <th key={id} scope="col" data-number={isNumber}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
