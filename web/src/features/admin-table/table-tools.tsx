import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import type { AdminColumn } from "./admin-column.ts";
import classes from "./admin-table.module.css";
import type { AdminTableProps } from "./admin-table-props.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { CsvButton } from "./csv-button.tsx";
import { SavedViews } from "./saved-views.tsx";
import { SortChoice } from "./sort-choice.tsx";
import type { TableChoices } from "./table-store.ts";

type Parts<R extends { id: string }> = Pick<AdminTableProps<R>, "columns" | "page" | "csvPath" | "defaultSort" | "hasOwnViews"> & {
  shown: readonly AdminColumn<R>[];
  choices: TableChoices;
  onChoose(change: Partial<TableChoices>): void;
  onHelp(): void;
};

/** Above the table: how many there are, views, columns, the file and the keys. */
export function TableTools<R extends { id: string }>(props: Parts<R>) {
  const { columns, page, csvPath, defaultSort, hasOwnViews = false, shown, choices, onChoose, onHelp } = props;
  const { t } = useTranslation("adminTable");
  return (
    <Group gap="sm" align="flex-end" justify="space-between">
      <strong className={classes["count"]}>{t("count", { count: page.totalCount })}</strong>
      <div className={classes["narrowSort"]}>
        <SortChoice columns={columns} defaultSort={defaultSort} />
      </div>
      <Group gap="xs">
        {!hasOwnViews && <SavedViews choices={choices} onChoose={onChoose} />}
        <ColumnMenu columns={columns} shown={shown} onChoose={(ids) => onChoose({ columns: ids })} />
        {csvPath && <CsvButton pathOf={csvPath} />}
        <span className={classes["wideOnly"]}>
          <Button variant="subtle" onClick={onHelp} aria-keyshortcuts="Shift+?">
            {t("keys.show")}
          </Button>
        </span>
      </Group>
    </Group>
  );
}
