import { useSearchParams } from "react-router-dom";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group } from "#ui/layout.tsx";

/** The filters of the list or the board; they stand in the address. */
export function EntryFilters() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const statuses = entryStatusValues.map((status) => ({ value: status, label: t(`vocabulary:entryStatus.${status}`) }));
  const [work, view] = [search.get("work"), search.get("view")];
  return (
    <FilterForm
      asked={search.toString()}
      onFilter={(said) => setSearch(new URLSearchParams([...Object.entries({ ...(work && { work }), ...(view && { view }) }), ...said]))}
    >
      <Group gap="sm" align="flex-end">
        <Input type="search" name="q" label={t("entries.keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} />
        {view !== "board" && (
          <Select
            name="status"
            label={t("entries.status")}
            defaultValue={search.get("status") ?? ""}
            choices={[{ value: "", label: t("all") }, ...statuses]}
          />
        )}
        <Button type="submit" variant="soft" size="md">
          <Icon name="search" />
          {t("common:search")}
        </Button>
        {work && (
          <Button variant="subtle" size="md" onClick={() => setSearch(view ? { view } : {})}>
            {t("entries.allWorks")}
          </Button>
        )}
      </Group>
    </FilterForm>
  );
}
