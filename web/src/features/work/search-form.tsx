import { lazy, Suspense, useId, useRef } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeywordField } from "./search/keyword/keyword-field.tsx";
import classes from "./search-form.module.css";

const Conditions = lazy(async () => ({ default: (await import("./search/search-conditions.tsx")).SearchConditions }));

interface SearchFormProps {
  search: URLSearchParams;
  onSearch(next: URLSearchParams): void;
  /** Returns the path that a suggested work opens at. */
  pathOf(workId: string): string;
  /** The reader is signed in, so that their own 在留資格 can be a switch. */
  isSeeker: boolean;
}

/** The search of works: a word in one bar, all other conditions in a dialog, which a phone shows as a sheet. Its state is the URL. */
export function SearchForm({ search, onSearch, pathOf, isSeeker }: SearchFormProps) {
  const { t } = useTranslation("work");
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const chosen = [...search.keys()].filter((name) => name !== "sort" && name !== "q").length;
  return (
    <FilterForm
      asked={search.toString()}
      onFilter={(said) => {
        const sort = search.get("sort");
        if (sort) said.set("sort", sort);
        dialog.current?.close();
        onSearch(said);
      }}
    >
      <div className={classes["bar"]}>
        <KeywordField
          aria-label={t("filter.keyword")}
          placeholder={t("filter.keywordSupport")}
          defaultValue={search.get("q") ?? ""}
          pathOf={pathOf}
        />
        <Button type="submit" size="md">
          {t("common:search")}
        </Button>
        <Button variant="outline" size="md" aria-haspopup="dialog" className={classes["open"]} onClick={() => dialog.current?.showModal()}>
          <Icon name="filter" />
          {t("list.showFilters")}
          {chosen > 0 && <span className={classes["count"]}>{chosen}</span>}
        </Button>
      </div>
      <dialog ref={dialog} className={classes["sheet"]} aria-labelledby={title}>
        <Suspense fallback={null}>
          <Conditions search={search} isSeeker={isSeeker} titleId={title} />
        </Suspense>
      </dialog>
    </FilterForm>
  );
}
