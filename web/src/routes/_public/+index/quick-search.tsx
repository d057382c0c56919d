import { useHref, useNavigate } from "react-router-dom";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import classes from "./quick-search.module.css";

/** Three questions and one button: what, where, and with how much Japanese. */
export function QuickSearch() {
  const { t } = useTranslation(["work", "vocabulary"]);
  const navigate = useNavigate();
  const action = useHref(publicPaths.works);
  const any = { value: "", label: t("filter.any") };
  return (
    <FilterForm className={classes["form"]} action={action} onFilter={(said) => void navigate(`${publicPaths.works}?${said}`)}>
      <div className={classes["words"]}>
        <Input name="q" type="search" label={t("filter.keyword")} placeholder={t("top.keywordExample")} maxLength={100} />
      </div>
      <Select name="prefecture" label={t("filter.prefecture")} choices={[any, ...t.choices("vocabulary:prefecture", prefectureValues)]} />
      <Select name="level" label={t("filter.level")} choices={[any, ...t.choices("vocabulary:japaneseLevel", japaneseLevelValues)]} />
      <Button type="submit" size="lg">
        <Icon name="search" size={20} />
        {t("common:search")}
      </Button>
    </FilterForm>
  );
}
