import type { TeachingScreenQuery } from "#graphql/operations.ts";
import { movieProgressStateValues } from "#graphql/values/movie-progress-state.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Group } from "#ui/layout.tsx";
import { withValue } from "./movie-search.ts";

interface MovieFiltersProps {
  search: URLSearchParams;
  shelf: TeachingScreenQuery["movieShelf"];
  onSearch: (next: URLSearchParams) => void;
}

/** The filters of the list; the address holds the choice. */
export function MovieFilters({ search, shelf, onSearch }: MovieFiltersProps) {
  const { t } = useTranslation("teaching");
  const { seeker } = useViewer();
  const all = { value: "", label: t("filter.all") };
  const choose = (name: string) => ({
    value: search.get(name) ?? "",
    onChange: (event: { target: { value: string } }) => onSearch(withValue(search, name, event.target.value)),
  });
  const keyword = search.get("keyword") ?? "";
  const count = (label: string, number: number) => t("filter.counted", { label, count: number });
  return (
    <Group component="div" align="flex-end" gap="md">
      <Select
        label={t("filter.level")}
        width={160}
        choices={[all, ...shelf.levels.map(({ level, count: number }) => ({ value: level, label: count(level, number) }))]}
        {...choose("level")}
      />
      <Select
        label={t("filter.topic")}
        width={220}
        choices={[all, ...shelf.topics.map(({ topic, count: number }) => ({ value: topic, label: count(t(`topic.${topic}`), number) }))]}
        {...choose("topic")}
      />
      {seeker && (
        <Select
          label={t("filter.progress")}
          width={180}
          choices={[all, ...movieProgressStateValues.map((state) => ({ value: state, label: t(`filter.${state}`) }))]}
          {...choose("progress")}
        />
      )}
      <FilterForm asked={keyword} onFilter={(said) => onSearch(withValue(search, "keyword", said.get("keyword") ?? ""))}>
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <Input name="keyword" label={t("filter.keyword")} type="search" defaultValue={keyword} />
          <Button type="submit" variant="outline" size="md">
            {t("filter.search")}
          </Button>
        </Group>
      </FilterForm>
    </Group>
  );
}
