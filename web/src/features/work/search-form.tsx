import { residenceParameter } from "#features/matching/residence-statuses.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { paySteps } from "./search-url.ts";

interface SearchFormProps {
  search: URLSearchParams;
  onSearch(next: URLSearchParams): void;
}

/** The search of works. Its state is the URL, so that a result can be sent to a friend. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const any = { value: "", label: t("filter.any") };
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
        <Input
          name="q"
          type="search"
          label={t("filter.keyword")}
          support={t("filter.keywordSupport")}
          defaultValue={search.get("q") ?? ""}
          maxLength={100}
        />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 1 }}>
          <Select
            name="prefecture"
            label={t("filter.prefecture")}
            defaultValue={search.get("prefecture") ?? ""}
            choices={[any, ...t.choices("vocabulary:prefecture", prefectureValues)]}
          />
          <Select
            name="level"
            label={t("filter.level")}
            defaultValue={search.get("level") ?? ""}
            choices={[any, ...t.choices("vocabulary:japaneseLevel", japaneseLevelValues)]}
          />
          <Select
            name="type"
            label={t("filter.employmentType")}
            defaultValue={search.get("type") ?? ""}
            choices={[any, ...t.choices("vocabulary:employmentType", employmentTypeValues)]}
          />
          <FineConditions
            search={search}
            any={any}
            categories={[any, ...t.choices("vocabulary:jobCategory", jobCategoryValues)]}
            statuses={[any, ...t.choices("vocabulary:residenceStatus", residenceStatusValues)]}
          />
        </SimpleGrid>
        <YesConditions search={search} />
        <Group>
          <Button type="submit" size="md">
            {t("common:search")}
          </Button>
        </Group>
      </Stack>
    </FilterForm>
  );
}

interface FineConditionsProps {
  search: URLSearchParams;
  any: { value: string; label: string };
  categories: { value: string; label: string }[];
  statuses: { value: string; label: string }[];
}

function FineConditions({ search, any, categories, statuses }: FineConditionsProps) {
  const { t } = useTranslation("work");
  const pay = paySteps.map((step) => ({ value: String(step), label: t("filter.payAtLeast", { amount: formatYen(step) }) }));
  return (
    <>
      <Select name="category" label={t("filter.category")} defaultValue={search.get("category") ?? ""} choices={categories} />
      <Select name="pay" label={t("filter.pay")} defaultValue={search.get("pay") ?? ""} choices={[any, ...pay]} />
      <Select
        name={residenceParameter}
        label={t("filter.residence")}
        support={t("filter.residenceSupport")}
        defaultValue={search.get(residenceParameter) ?? ""}
        choices={statuses}
      />
    </>
  );
}

function YesConditions({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation("work");
  const conditions = [
    ["remote", t("filter.remote")],
    ["visa", t("filter.visaSupport")],
    ["beginner", t("filter.beginnerWelcome")],
  ] as const;
  return (
    <Stack gap="xs">
      {conditions.map(([name, label]) => (
        <Checkbox key={name} name={name} value="1" label={label} defaultChecked={search.get(name) === "1"} />
      ))}
    </Stack>
  );
}
