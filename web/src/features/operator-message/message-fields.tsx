import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextAreaField, TextField } from "#ui/forms/fields.tsx";
import type { DomainForm } from "#ui/forms/form.tsx";
import { bodyLimit, type MessageAudience, subjectLimit } from "./message-audience.ts";
import { Templates } from "./templates.tsx";

interface WrittenText extends Record<string, unknown> {
  subject: string;
  body: string;
}

/** Subject and text, with the texts that are sent often. */
export function MessageFields<V extends WrittenText>({ audience, of: { form } }: { audience: MessageAudience; of: DomainForm<V> }) {
  const { t } = useTranslation("adminMessages");
  return (
    <>
      <Templates
        audience={audience}
        written={() => ({ subject: form.getValues().subject, body: form.getValues().body })}
        onChoose={(text) => form.setValues((values) => ({ ...values, ...text }))}
      />
      <TextField form={form} name="subject" label={t("message.subject")} required maxLength={subjectLimit} />
      <TextAreaField form={form} name="body" label={t("message.body")} required rows={10} limit={bodyLimit} />
    </>
  );
}
