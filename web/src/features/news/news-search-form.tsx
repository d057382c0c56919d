import type { NewsListScreenQuery } from "#graphql/operations.ts";
import { formatMonth } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import classes from "./news-search-form.module.css";

interface NewsSearchFormProps {
  search: URLSearchParams;
  archive: NewsListScreenQuery["newsArchive"];
  onSearch(next: URLSearchParams): void;
}

/** Words, month and topic. Its state is the URL; a choice searches at once. */
export function NewsSearchForm({ search, archive, onSearch }: NewsSearchFormProps) {
  const { t } = useTranslation(["news", "vocabulary"]);
  const any = { value: "", label: t("any") };
  const months = archive.months.map(({ month, count }) => ({ value: month, label: t("counted", { label: formatMonth(month), count }) }));
  const topics = archive.topics.map(({ topic, count }) => ({
    value: topic,
    label: t("counted", { label: t(`vocabulary:newsTopic.${topic}`), count }),
  }));
  return (
    <FilterForm asked={search.toString()} isInstant onFilter={onSearch}>
      <div className={classes["fields"]}>
        <Input name="q" type="search" label={t("keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} />
        <Select name="topic" label={t("topic")} defaultValue={search.get("topic") ?? ""} choices={[any, ...topics]} />
        <Select name="month" label={t("month")} defaultValue={search.get("month") ?? ""} choices={[any, ...months]} />
        <Button type="submit" size="md">
          {t("common:search")}
        </Button>
      </div>
    </FilterForm>
  );
}
