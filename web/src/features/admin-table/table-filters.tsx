import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AdminFilter } from "./admin-column.ts";
import classes from "./admin-table.module.css";
import { withSearch } from "./table-search.ts";

function Filter({ filter, value }: { filter: AdminFilter; value: string | null }) {
  const { t } = useTranslation("adminTable");
  const { name, label, kind } = filter;
  if (kind === "text") return <Input name={name} label={label} type="search" maxLength={100} defaultValue={value ?? ""} />;
  if (kind === "date") return <Input name={name} label={label} type="date" defaultValue={value ?? ""} />;
  const { choices, fallback } = filter;
  const all = fallback === undefined ? [{ value: "", label: t("all") }] : [];
  return <Select name={name} label={label} choices={[...all, ...choices]} defaultValue={value ?? fallback ?? ""} />;
}

/** On a phone more would push the list out of sight. */
const shownOnPhone = 2;

/** The form with the list's filters. A choice or a day holds at once, text when it is sent. */
export function TableFilters({ filters }: { filters: readonly AdminFilter[] }) {
  const { t } = useTranslation("adminTable");
  const [search, setSearch] = useSearchParams();
  const [isUnfolded, setUnfolded] = useState(() => filters.slice(shownOnPhone).some(({ name }) => search.has(name)));
  const isNarrowed = filters.some(({ name }) => search.has(name));
  return (
    <FilterForm
      className={`${classes["filters"]}${isUnfolded ? "" : ` ${classes["folded"]}`}`}
      asked={filters.map(({ name }) => search.get(name)).join("\n")}
      isInstant
      onFilter={(said) => setSearch(withSearch(search, Object.fromEntries(filters.map(({ name }) => [name, said.get(name)]))))}
    >
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} value={search.get(filter.name)} />
      ))}
      <div className={classes["buttons"]}>
        <Button type="submit" variant="soft">
          <Icon name="filter" />
          {t("apply")}
        </Button>
        {filters.length > shownOnPhone && (
          <div className={classes["unfold"]}>
            <Button variant="subtle" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
              {t(isUnfolded ? "fewerFilters" : "moreFilters")}
            </Button>
          </div>
        )}
        {isNarrowed && (
          <Button
            variant="subtle"
            onClick={() => setSearch(withSearch(search, Object.fromEntries(filters.map(({ name }) => [name, null]))))}
          >
            {t("reset")}
          </Button>
        )}
      </div>
    </FilterForm>
  );
}
