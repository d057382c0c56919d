import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import type { AdminColumn } from "./admin-column.ts";
import classes from "./admin-table.module.css";
import type { AdminTableProps } from "./admin-table-props.ts";
import { SortHeading } from "./sort-heading.tsx";
import type { Selection } from "./use-selection.ts";
import { rowLink } from "./use-table-keys.ts";

/** Roles for a table laid out as cards, which assistive technology no longer takes for a table unless each part says what it is. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

type Parts<R extends { id: string }> = Pick<AdminTableProps<R>, "caption" | "page" | "pathOf" | "nameOf" | "defaultSort"> & {
  shown: readonly AdminColumn<R>[];
  selection: Selection<R> | undefined;
};

/** The rows; a narrow window shows each as a card. */
export function TableGrid<R extends { id: string }>({ caption, page, shown, selection, defaultSort, ...rest }: Parts<R>) {
  const { t } = useTranslation("adminTable");
  const [search] = useSearchParams();
  const sort = search.get("sort") ?? defaultSort ?? null;
  return (
    <table {...as.table} className={classes["table"]}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          {selection && (
            <th {...as.columnheader} className={classes["mark"]}>
              <Mark
                label={t("markAll")}
                isOn={selection.isAll}
                isPartly={!selection.isAll && selection.rows.length > 0}
                onToggle={selection.toggleAll}
              />
            </th>
          )}
          {shown.map((column) => (
            <SortHeading key={column.id} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {page.items.map((row) => (
          <Row key={row.id} row={row} shown={shown} selection={selection} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

/** Codes, figures and words that a line easily holds stand on one; days with a time and names break at the space, if they must. */
function breaksOf(content: ReactNode): "never" | "space" | undefined {
  if (typeof content === "number") return "never";
  if (typeof content !== "string" || content.length > 20) return undefined;
  return /\s/.test(content) ? "space" : "never";
}

function Row<R extends { id: string }>({
  row,
  shown,
  selection,
  pathOf,
  nameOf,
}: { row: R } & Pick<Parts<R>, "shown" | "selection" | "pathOf" | "nameOf">) {
  const { t } = useTranslation("adminTable");
  const isMarked = selection?.has(row.id) ?? false;
  return (
    <tr {...as.row} className={classes["row"]} data-marked={isMarked}>
      {selection && (
        <td {...as.cell} className={classes["mark"]}>
          <Mark label={t("mark", { name: nameOf(row) })} isOn={isMarked} onToggle={() => selection.toggle(row.id)} />
        </td>
      )}
      {shown
        .map((column) => ({ ...column, content: column.cell(row) }))
        .map(({ id, label, content, isNumber = false }, place) => (
          <td
            key={id}
            {...as.cell}
            className={classes["cell"]}
            data-number={isNumber}
            data-name={place === 0}
            data-breaks={breaksOf(content)}
          >
            {place > 0 && (
              <span className={classes["label"]} aria-hidden="true">
                {label}
              </span>
            )}
            {place === 0 && pathOf ? (
              <Link to={pathOf(row)} className={classes["open"]} {...{ [rowLink]: row.id }}>
                {content}
              </Link>
            ) : (
              <span className={classes["value"]}>{content}</span>
            )}
          </td>
        ))}
    </tr>
  );
}

interface MarkProps {
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  onToggle(): void;
}

function Mark({ label, isOn, isPartly = false, onToggle }: MarkProps) {
  return (
    <input
      type="checkbox"
      className={classes["checkbox"]}
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={onToggle}
    />
  );
}
