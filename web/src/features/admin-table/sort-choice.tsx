import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Select } from "#ui/forms/control.tsx";
import type { AdminColumn } from "./admin-column.ts";
import { withSearch } from "./table-search.ts";

/** The orders as one choice: cards have no headings to press. */
export function SortChoice<R>({ columns, defaultSort }: { columns: readonly AdminColumn<R>[]; defaultSort: string | undefined }) {
  const { t } = useTranslation("adminTable");
  const [search, setSearch] = useSearchParams();
  const choices = columns.flatMap(({ label, sort = {} }) => [
    ...(sort.asc ? [{ value: sort.asc, label: t("ascending", { column: label }) }] : []),
    ...(sort.desc ? [{ value: sort.desc, label: t("descending", { column: label }) }] : []),
  ]);
  if (choices.length === 0) return null;
  return (
    <Select
      label={t("sort")}
      choices={choices}
      value={search.get("sort") ?? defaultSort ?? choices[0]?.value}
      onChange={(event) => setSearch(withSearch(search, { sort: event.currentTarget.value }))}
    />
  );
}
