import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { KeywordField } from "./search/keyword-field.tsx";

const Conditions = lazy(async () => ({ default: (await import("./search/search-conditions.tsx")).SearchConditions }));

interface SearchFormProps {
  search: URLSearchParams;
  onSearch(next: URLSearchParams): void;
  /** Returns the path that a suggested work opens at. */
  pathOf(workId: string): string;
  /** The reader is signed in, so that their own 在留資格 can be a switch. */
  isSeeker: boolean;
}

/** The search of works. Its state is the URL, so that a result can be sent to a friend. */
export function SearchForm({ search, onSearch, pathOf, isSeeker }: SearchFormProps) {
  const { t } = useTranslation("work");
  return (
    <FilterForm
      asked={search.toString()}
      onFilter={(said) => {
        const sort = search.get("sort");
        if (sort) said.set("sort", sort);
        onSearch(said);
      }}
    >
      <Stack gap="md">
        <KeywordField
          label={t("filter.keyword")}
          support={t("filter.keywordSupport")}
          defaultValue={search.get("q") ?? ""}
          pathOf={pathOf}
        />
        <Group>
          <Button type="submit" size="md">
            {t("common:search")}
          </Button>
        </Group>
        <Suspense fallback={null}>
          <Conditions search={search} isSeeker={isSeeker} />
        </Suspense>
      </Stack>
    </FilterForm>
  );
}
