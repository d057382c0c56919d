import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { entryConfirmPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { ResumeField, type ResumeFile } from "./resume-field.tsx";
import { type DraftValues, type SaveState, useEntryDraft } from "./use-entry-draft.ts";

export interface EntryQuestion {
  id: string;
  text: string;
  required: boolean;
}

interface EntryFormProps {
  workId: string;
  seekerId: string;
  questions: readonly EntryQuestion[];
  resumeRequired: boolean;
  files: readonly ResumeFile[];
  initial: DraftValues & { version: number | null };
}

/** Message, answers and résumé; saved while typing, so that a closed tab loses nothing. */
export function EntryForm({ workId, seekerId, questions, resumeRequired, files, initial }: EntryFormProps) {
  const { t } = useTranslation("entry");
  const navigate = useNavigate();
  const [known, setKnown] = useState(files);
  const draft = useEntryDraft({ workId, seekerId, version: initial.version });
  const { version: _, ...initialValues } = initial;
  const domainForm = useDomainForm<DraftValues & Record<string, unknown>>({
    initialValues,
    validate: (values) => {
      const missing = questions.filter(({ id, required }) => required && !values.answers[id]?.trim());
      const errors = Object.fromEntries(missing.map(({ id }) => [`answers.${id}`, t("common:validation.required")]));
      return resumeRequired && !values.resumeId ? { ...errors, resumeId: t("resumeNeeded") } : errors;
    },
    onValuesChange: (values) => draft.saveSoon(values),
    onSubmit: async (values) => {
      const problems = await draft.saveNow(values);
      if (problems.length > 0) return problems;
      await navigate(entryConfirmPath(workId));
      return undefined;
    },
  });
  const { form } = domainForm;
  const saveBeforeLeaving = () =>
    draft.saveNow(form.getValues()).then(
      (problems) => problems.length === 0,
      () => false,
    );
  const labels = {
    message: t("message"),
    resumeId: t("resume"),
    ...Object.fromEntries(questions.map(({ id, text }) => [`answers.${id}`, text])),
  };
  return (
    <Form of={domainForm} labels={labels}>
      <TextAreaField form={form} name="message" label={t("message")} support={t("messageSupport")} limit={4_000} rows={6} />
      {questions.map(({ id, text, required }) => (
        <TextAreaField key={id} form={form} name={`answers.${id}`} label={text} required={required} limit={2_000} rows={3} />
      ))}
      <ResumeField
        files={known}
        value={form.values.resumeId}
        required={resumeRequired}
        error={typeof form.errors["resumeId"] === "string" ? form.errors["resumeId"] : undefined}
        onChange={(id) => form.setFieldValue("resumeId", id)}
        onUploaded={(file) => setKnown([file, ...known])}
      />
      <UnsavedGuard isUnsaved={draft.isUnsaved} save={saveBeforeLeaving} />
      <Stack gap="xs">
        <SaveNotice state={draft.state} />
        <Group>
          <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
            {t("toConfirm")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

function SaveNotice({ state }: { state: SaveState }) {
  const { t } = useTranslation("entry");
  if (state === "failed") {
    return <Notice tone="error">{t("saveFailed")}</Notice>;
  }
  return (
    <Text size="sm" tone="dimmed" role="status" style={{ minHeight: "1.375rem" }}>
      {state === "idle" ? "" : t(state)}
    </Text>
  );
}
