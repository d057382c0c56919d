import { useId, useState } from "react";
import { movieAccessValues } from "#graphql/values/movie-access.ts";
import { movieTopicValues } from "#graphql/values/movie-topic.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { CaptionsFile } from "./captions-file.tsx";
import { FileUpload } from "./file-upload.tsx";
import { saveMovie } from "./movie-commands.ts";
import { contentOf, type MovieValues } from "./movie-values.ts";

interface MovieFormProps {
  saved: { id: string; version: number } | null;
  values: MovieValues;
  onSaved: (id: string) => void;
}

/** The form's field where a problem of the server is shown, if its name is another. */
const fieldOf: Readonly<Record<string, string>> = { practiceCodes: "practice" };

/** Everything an editor writes of a movie. */
export function MovieForm({ saved, values, onSaved }: MovieFormProps) {
  const { t } = useTranslation(["adminMovie", "teaching"]);
  const id = useId();
  const [operationId] = useState(() => crypto.randomUUID());
  const of = useDomainForm<MovieValues>({
    mode: "controlled",
    initialValues: values,
    onSubmit: async (typed) => {
      const answer = await saveMovie(saved, operationId, contentOf(typed)).catch(() => null);
      if (!answer) return [{ path: [], code: "UNKNOWN", message: t("common:error.unknown") }];
      const problems = answer.errors.map(({ path, ...problem }) => {
        const [name = ""] = path[0] === "content" ? path.slice(1) : path;
        return { ...problem, path: name === "" ? [] : [fieldOf[name] ?? name] };
      });
      if (problems.length > 0) return problems;
      adminToast.success(t("saved"));
      if (answer.id) onSaved(answer.id);
      return undefined;
    },
  });
  const { form } = of;
  return (
    <Form
      of={of}
      labels={Object.fromEntries(
        (["title", "description", "captions", "captionsEn", "practice", "position", "closesAt"] as const).map((name) => [
          name,
          t(`field.${name}`),
        ]),
      )}
    >
      <Stack gap="lg">
        <TextField form={form} name="title" label={t("field.title")} required maxLength={120} />
        <TextAreaField
          form={form}
          name="description"
          label={t("field.description")}
          support={t("support.description")}
          rows={3}
          limit={600}
        />
        <Group gap="md" align="flex-end">
          <SelectField
            form={form}
            name="level"
            label={t("level")}
            required
            choices={readabilityLevelValues.map((value) => ({ value, label: value }))}
            width={140}
          />
          <SelectField
            form={form}
            name="topic"
            label={t("topic")}
            required
            choices={t.choices("teaching:topic", movieTopicValues)}
            width={220}
          />
          <SelectField
            form={form}
            name="access"
            label={t("access")}
            required
            choices={t.choices("accesses", movieAccessValues)}
            width={180}
          />
          <TextField form={form} name="position" label={t("field.position")} inputMode="numeric" width={140} />
        </Group>
        <FileUpload
          id={`${id}-film`}
          purpose="MOVIE"
          label={t("field.film")}
          support={t("support.film")}
          accept="video/mp4,video/webm,.mp4,.m4v,.webm"
          file={form.values.file}
          onFile={(file) => form.setFieldValue("file", file)}
        />
        <FileUpload
          id={`${id}-poster`}
          purpose="POSTER"
          label={t("field.poster")}
          support={t("support.poster")}
          accept="image/jpeg,image/png,image/webp"
          file={form.values.poster}
          onFile={(poster) => form.setFieldValue("poster", poster)}
        />
        <CaptionsFile id={`${id}-vtt`} language="ja" onText={(captions) => form.setFieldValue("captions", captions)} />
        <TextAreaField form={form} name="captions" label={t("field.captions")} support={t("support.captions")} rows={10} limit={24_000} />
        <CaptionsFile id={`${id}-vtt-en`} language="en" onText={(captionsEn) => form.setFieldValue("captionsEn", captionsEn)} />
        <TextAreaField
          form={form}
          name="captionsEn"
          label={t("field.captionsEn")}
          support={t("support.captionsEn")}
          rows={6}
          limit={15_000}
        />
        <TextAreaField form={form} name="practice" label={t("field.practice")} support={t("support.practice")} rows={4} limit={800} />
        <TextField form={form} name="closesAt" label={t("field.closesAt")} support={t("japanTime")} type="datetime-local" width={260} />
        <Group>
          <Button type="submit" size="md" loading={of.isSubmitting}>
            {t(saved ? "save" : "saveDraft")}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isUnsaved={of.isUnsaved} />
    </Form>
  );
}
