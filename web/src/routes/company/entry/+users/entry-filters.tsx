import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FilterForm } from "#ui/forms/filter-form.tsx";

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
      <Group align="flex-end">
        <TextInput name="q" label={t("entries.keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} />
        {view !== "board" && (
          <NativeSelect
            name="status"
            label={t("entries.status")}
            defaultValue={search.get("status") ?? ""}
            data={[{ value: "", label: t("all") }, ...statuses]}
          />
        )}
        <Button type="submit" variant="outline">
          {t("common:search")}
        </Button>
        {work && (
          <Button variant="subtle" onClick={() => setSearch(view ? { view } : {})}>
            {t("entries.allWorks")}
          </Button>
        )}
      </Group>
    </FilterForm>
  );
}
