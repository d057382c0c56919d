import type { ReactNode } from "react";
import type { AdminColumn, AdminFilter, BulkAction } from "./admin-column.ts";

export interface AdminTableProps<R extends { id: string }> {
  /** Stable name under which the reader's own choices are kept. */
  name: string;
  /** Says what the rows are, for those who do not see the table. */
  caption: string;
  columns: readonly AdminColumn<R>[];
  filters?: readonly AdminFilter[];
  /** The page of rows as the server answers it. */
  page: { items: readonly R[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
  /** Order that holds while the URL names none. */
  defaultSort?: string;
  /** Returns the path a row opens at; without it the rows are read only. */
  pathOf?(row: R): string;
  /** The name of a row, for marking it. */
  nameOf(row: R): string;
  actions?: readonly BulkAction<R>[];
  /** What can be done with the marked rows in a way of its own, beside the actions; `clear` marks none. */
  bulk?(rows: readonly R[], clear: () => void): ReactNode;
  /** True where views are kept elsewhere: then the table keeps none in the browser. */
  hasOwnViews?: boolean;
  /** Address of the whole list as CSV, by the search of the page (a GET that streams). The password is asked for when it must be. */
  csvPath?(search: URLSearchParams): string;
  emptyTitle: string;
  /** Suggests what to do about an empty list. */
  emptyAction?: ReactNode;
}
