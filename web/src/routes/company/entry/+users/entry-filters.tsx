import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { entryStatusValues } from "#graphql/values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** What the list or the board shows; it stands in the address. */
export function EntryFilters() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const statuses = entryStatusValues.map((status) => ({ value: status, label: t(`vocabulary:entryStatus.${status}`) }));
  const [work, view] = [search.get("work"), search.get("view")];
  return (
    <form
      role="search"
      key={search.toString()}
      onSubmit={(event) => {
        event.preventDefault();
        const next = new URLSearchParams({ ...(work && { work }), ...(view && { view }) });
        for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string" && value) next.set(name, value);
        setSearch(next);
      }}
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
    </form>
  );
}
