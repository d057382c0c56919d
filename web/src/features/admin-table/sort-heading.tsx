import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import type { AdminColumn } from "./admin-column.ts";
import classes from "./admin-table.module.css";
import { withSearch } from "./table-search.ts";

type Sort = NonNullable<AdminColumn<never>["sort"]>;

/** Returns the direction in which the list is sorted by a column, if it is. */
function directionOf({ asc, desc }: Sort, sort: string | null): "ascending" | "descending" | undefined {
  if (sort === null) return undefined;
  if (sort === asc) return "ascending";
  return sort === desc ? "descending" : undefined;
}

const arrows = { ascending: "▲", descending: "▼" } as const;

/** A column's heading; where the server can order by it, a link to the list in that order. */
export function SortHeading<R>({ column, sort }: { column: AdminColumn<R>; sort: string | null }) {
  const { t } = useTranslation("adminTable");
  const [search] = useSearchParams();
  const { label, isNumber = false } = column;
  const orders = column.sort ?? {};
  const next = sort === orders.desc ? (orders.asc ?? orders.desc) : (orders.desc ?? orders.asc);
  const direction = directionOf(orders, sort);
  return (
    <th {...{ role: "columnheader" }} className={classes["heading"]} data-number={isNumber} {...(direction && { "aria-sort": direction })}>
      {next ? (
        <Link to={{ search: withSearch(search, { sort: next }).toString() }} title={t("sortBy", { column: label })}>
          {label}
          <span aria-hidden="true" className={classes["arrow"]}>
            {direction ? arrows[direction] : "↕"}
          </span>
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
