import { useSearchParams } from "react-router-dom";
import { closingSteps, moreConditions } from "#features/company-work/work-list-search.ts";
import { companyWorkSortValues } from "#graphql/values/company-work-sort.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { workApplicantsValues } from "#graphql/values/work-applicants.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import { SimpleGrid } from "#ui/layout.tsx";
import classes from "./work-filters.module.css";

/** The filters of the company's list; they stand in the address. */
export function WorkFilters() {
  const { t } = useTranslation("company");
  const [search, setSearch] = useSearchParams();
  const status = search.get("status");
  const more = moreConditions.filter((name) => search.get(name)).length;
  return (
    <FilterForm asked={search.toString()} onFilter={(said) => setSearch(said)}>
      {status && <input type="hidden" name="status" value={status} />}
      <div className={classes["line"]}>
        <div className={classes["keyword"]}>
          <Input
            type="search"
            name="q"
            label={t("works.keyword")}
            support={t("works.keywordSupport")}
            defaultValue={search.get("q") ?? ""}
            maxLength={200}
          />
        </div>
        <Select
          name="sort"
          label={t("works.sort")}
          defaultValue={search.get("sort") ?? ""}
          choices={companyWorkSortValues.map((sort) => ({ value: sort === "NEWEST" ? "" : sort, label: t(`works.sorts.${sort}`) }))}
        />
        <Button type="submit" variant="soft" size="md">
          <Icon name="search" />
          {t("common:search")}
        </Button>
        {search.size > 0 && <Link to={{ search: "" }}>{t("works.clear")}</Link>}
      </div>
      <details className={classes["more"]} open={more > 0}>
        <summary>{more > 0 ? t("works.moreCount", { count: more }) : t("works.more")}</summary>
        <MoreConditions search={search} />
      </details>
    </FilterForm>
  );
}

function MoreConditions({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select name={name} label={label} defaultValue={search.get(name) ?? ""} choices={[{ value: "", label: t("all") }, ...options]} />
  );
  const waiting = workApplicantsValues.map((value) => ({ value, label: t(`works.applicants.${value}`) }));
  const days = closingSteps.map((value) => ({ value, label: t("works.closingWithin", { days: value }) }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" style={{ paddingTop: "0.75rem" }}>
      {choice("category", t("works.category"), t.choices("vocabulary:jobCategory", jobCategoryValues))}
      {choice("prefecture", t("works.prefecture"), t.choices("vocabulary:prefecture", prefectureValues))}
      {choice("type", t("works.type"), t.choices("vocabulary:employmentType", employmentTypeValues))}
      {choice("applicants", t("works.applicantsLabel"), waiting)}
      {choice("closing", t("works.closing"), days)}
      <Input type="date" name="from" label={t("works.from")} defaultValue={search.get("from") ?? ""} />
      <Input type="date" name="to" label={t("works.to")} defaultValue={search.get("to") ?? ""} />
    </SimpleGrid>
  );
}
