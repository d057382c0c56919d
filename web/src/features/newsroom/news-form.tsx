import { newsAudienceValues } from "#graphql/values/news-audience.ts";
import { newsCategoryValues } from "#graphql/values/news-category.ts";
import { newsTopicValues } from "#graphql/values/news-topic.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import controls from "#ui/forms/control.module.css";
import { Control, Input, Select } from "#ui/forms/control.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { BodyEditor } from "./rich-text-editor.tsx";
import type { NewsroomEditor } from "./use-newsroom-editor.ts";

/** The fields of an item. `isKindFixed` once it was public. */
export function NewsForm({ editor, isKindFixed }: { editor: NewsroomEditor; isKindFixed: boolean }) {
  const { t } = useTranslation(["newsroom", "vocabulary"]);
  const { values, change, problems } = editor;
  const errorOf = (name: string) => problems.find(({ path }) => path.at(-1) === name)?.message;
  const marked = (name: string) => {
    const error = errorOf(name);
    return error ? `＊${error}` : undefined;
  };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <Select
          id="field-category"
          label={<FieldLabel label={t("category")} required />}
          error={marked("category")}
          disabled={isKindFixed}
          value={values.category}
          choices={newsCategoryValues.map((value) => ({ value, label: t(`vocabulary:newsCategory.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ category: newsCategoryValues.find((one) => one === value) ?? "NEWS" })}
        />
        <Select
          id="field-topic"
          label={<FieldLabel label={t("topic")} required />}
          error={marked("topic")}
          value={values.topic}
          choices={newsTopicValues.map((value) => ({ value, label: t(`vocabulary:newsTopic.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ topic: newsTopicValues.find((one) => one === value) ?? "SERVICE" })}
        />
        <Select
          id="field-audience"
          label={<FieldLabel label={t("audience")} required />}
          error={marked("audience")}
          value={values.audience}
          choices={newsAudienceValues.map((value) => ({ value, label: t(`vocabulary:newsAudience.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ audience: newsAudienceValues.find((one) => one === value) ?? "PUBLIC" })}
        />
      </SimpleGrid>
      <Input
        id="field-title"
        label={<FieldLabel label={t("titleField")} required />}
        error={marked("title")}
        value={values.title}
        maxLength={160}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Control
        id="field-summary"
        label={<FieldLabel label={t("summary")} required />}
        support={t("summarySupport")}
        error={marked("summary")}
      >
        <textarea
          id="field-summary"
          className={controls["input"]}
          rows={3}
          maxLength={400}
          aria-invalid={errorOf("summary") ? true : undefined}
          value={values.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
        />
      </Control>
      <div>
        <span className={controls["label"]}>
          <FieldLabel label={t("body")} required />
        </span>
        <BodyEditor html={values.bodyHtml} label={t("body")} error={errorOf("bodyHtml")} onChange={(bodyHtml) => change({ bodyHtml })} />
      </div>
    </Stack>
  );
}
