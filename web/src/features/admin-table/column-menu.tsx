import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { Popover } from "#ui/popover.tsx";
import type { AdminColumn } from "./admin-column.ts";

interface ColumnMenuProps<R> {
  columns: readonly AdminColumn<R>[];
  shown: readonly AdminColumn<R>[];
  /** Null goes back to the table's own choice. */
  onChoose(ids: readonly string[] | null): void;
}

/** The menu of columns to show; the first, which names the row, always does. */
export function ColumnMenu<R>({ columns, shown, onChoose }: ColumnMenuProps<R>) {
  const { t } = useTranslation("adminTable");
  const ids = shown.map(({ id }) => id);
  const toggle = (id: string) => onChoose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <Popover label={t("columns")} target={<Button variant="outline">{t("columns")}</Button>}>
      <Stack gap="xs">
        {columns.slice(1).map(({ id, label }) => (
          <Checkbox key={id} label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
        ))}
        <Button variant="subtle" onClick={() => onChoose(null)}>
          {t("columnsReset")}
        </Button>
      </Stack>
    </Popover>
  );
}
