import { useRef, useState } from "react";
import { useNavigation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { EmptyState } from "#ui/states.tsx";
import classes from "./admin-table.module.css";
import type { AdminTableProps } from "./admin-table-props.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { Pager } from "./pager.tsx";
import { TableFilters } from "./table-filters.tsx";
import { TableGrid } from "./table-grid.tsx";
import { useTableChoices } from "./table-store.ts";
import { TableTools } from "./table-tools.tsx";
import { useKeysChoice } from "./use-keys-choice.ts";
import { useOpenedRow } from "./use-opened-row.ts";
import { usePager } from "./use-pager.ts";
import { useSelection } from "./use-selection.ts";
import { useTableKeys } from "./use-table-keys.ts";

/**
 * The one table of the back office: filter, order and page stand in the URL; columns and views are the reader's own; rows are marked
 * and acted upon together; everything works by keys (`?` shows them); narrow windows show a card a row.
 *
 * How to make a list:
 * 1. Server: `filter`, `sort`, `first`, `after` as arguments, a keyset page from `shared/paging/keyset.ts` as answer (`items pageInfo totalCount`).
 * 2. Loader: `const search = tableSearch(request)` reads the address: `preload(query, { filter: { keyword: search.text("q"), status:
 *    search.choice("status", statuses) }, sort: search.sort(sorts, "NEWEST"), ...search.page })`.
 * 3. Screen: `useReadQuery(reference).data`, columns and filters as data, and this component below a `PageHeader`.
 * 4. Bulk acts: `run: (rows) => runEach(rows, (row) => command(row))`; the table confirms, tells by toast, and loads again.
 *
 * `routes/admin/work.tsx` is the example to copy.
 */
export function AdminTable<R extends { id: string }>(props: AdminTableProps<R>) {
  const { name, columns, filters = [], page, actions = [], bulk, emptyTitle, emptyAction } = props;
  const { t } = useTranslation("adminTable");
  const { admin, company } = useViewer();
  const { choices, change } = useTableChoices(admin?.id ?? company?.id ?? "", name);
  const box = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { areKeysOn } = useKeysChoice();
  const isLoading = useNavigation().state === "loading";
  const selection = useSelection(page.items);
  const pager = usePager(page.pageInfo);
  const canMark = actions.length > 0 || bulk !== undefined;
  const toggle = canMark ? selection.toggle : () => undefined;
  const help = () => setHelpOpen(true);
  useTableKeys(box, { toggle, clear: selection.clear, next: pager.next, previous: pager.previous, help }, areKeysOn);
  const noteFocus = useOpenedRow(box);

  const shown = columns.filter(({ id, isOptional = false }, place) => place === 0 || (choices.columns?.includes(id) ?? !isOptional));
  return (
    <div className={classes["box"]} ref={box} onFocus={noteFocus}>
      {filters.length > 0 && <TableFilters filters={filters} />}
      <TableTools {...props} shown={shown} choices={choices} onChoose={change} onHelp={help} />
      <BulkBar actions={actions} selection={selection} bulk={bulk} />
      <div className={classes["sheet"]} aria-busy={isLoading}>
        {page.items.length === 0 ? (
          <EmptyState title={emptyTitle}>{emptyAction}</EmptyState>
        ) : (
          <TableGrid {...props} shown={shown} selection={canMark ? selection : undefined} />
        )}
      </div>
      <Pager pager={pager} rows={page.items.length} />
      <KeysDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} hasActions={canMark} hasPalette={Boolean(admin)} />
      <p className="visually-hidden" role="status">
        {isLoading ? t("loading") : ""}
      </p>
    </div>
  );
}
