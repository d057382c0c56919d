import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { NewsListScreenQuery } from "#graphql/operations.ts";
import { formatMonth } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { searchOfForm } from "./news-search.ts";
import classes from "./news-search-form.module.css";

interface NewsSearchFormProps {
  search: URLSearchParams;
  archive: NewsListScreenQuery["newsArchive"];
  onSearch(next: URLSearchParams): void;
}

/** Words, month and topic. Its state is the URL; a choice searches at once. */
export function NewsSearchForm({ search, archive, onSearch }: NewsSearchFormProps) {
  const { t } = useTranslation(["news", "vocabulary"]);
  const [isComposing, setComposing] = useState(false);
  const any = { value: "", label: t("any") };
  const months = archive.months.map(({ month, count }) => ({ value: month, label: t("counted", { label: formatMonth(month), count }) }));
  const topics = archive.topics.map(({ topic, count }) => ({
    value: topic,
    label: t("counted", { label: t(`vocabulary:newsTopic.${topic}`), count }),
  }));
  const choose = (form: HTMLFormElement | null) => form && onSearch(searchOfForm(form));
  return (
    <form
      role="search"
      key={search.toString()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing) onSearch(searchOfForm(event.currentTarget));
      }}
    >
      <div className={classes["fields"]}>
        <TextInput
          name="q"
          type="search"
          label={t("keyword")}
          defaultValue={search.get("q") ?? ""}
          maxLength={100}
          size="md"
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <NativeSelect
          name="topic"
          label={t("topic")}
          defaultValue={search.get("topic") ?? ""}
          data={[any, ...topics]}
          size="md"
          onChange={(event) => choose(event.currentTarget.form)}
        />
        <NativeSelect
          name="month"
          label={t("month")}
          defaultValue={search.get("month") ?? ""}
          data={[any, ...months]}
          size="md"
          onChange={(event) => choose(event.currentTarget.form)}
        />
        <Button type="submit" size="md">
          {t("common:search")}
        </Button>
      </div>
    </form>
  );
}
