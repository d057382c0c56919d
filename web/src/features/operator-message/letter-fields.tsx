import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextAreaField, TextField } from "#ui/fields.tsx";
import type { DomainForm } from "#ui/form.tsx";
import { bodyLimit, type LetterAudience, subjectLimit } from "./letter-audience.ts";
import { Templates } from "./templates.tsx";

interface Letter extends Record<string, unknown> {
  subject: string;
  body: string;
}

/** Subject and text, with the texts that are sent often. */
export function LetterFields<V extends Letter>({ audience, of: { form } }: { audience: LetterAudience; of: DomainForm<V> }) {
  const { t } = useTranslation("adminLetters");
  return (
    <>
      <Templates
        audience={audience}
        written={() => ({ subject: form.getValues().subject, body: form.getValues().body })}
        onChoose={(text) => form.setValues((values) => ({ ...values, ...text }))}
      />
      <TextField form={form} name="subject" label={t("letter.subject")} required maxLength={subjectLimit} />
      <TextAreaField form={form} name="body" label={t("letter.body")} required rows={10} limit={bodyLimit} />
    </>
  );
}
