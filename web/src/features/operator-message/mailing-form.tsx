import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { operatorMessagePaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CheckboxGroupField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { SimpleGrid } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { choicesOf, countRecipients, emptyMailing, type MailingValues, sendMailing } from "./mailing-values.ts";
import type { MessageAudience } from "./message-audience.ts";
import { MessageFields } from "./message-fields.tsx";

/** One text to everybody a filter means: the number is counted and confirmed before anything is sent. */
export function MailingForm({ audience }: { audience: MessageAudience }) {
  const { t } = useTranslation(["adminMessages", "vocabulary"]);
  const [asked, setAsked] = useState<{ values: MailingValues; count: number } | null>(null);
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm<MailingValues>({
    initialValues: emptyMailing,
    validate: { subject: required, body: required },
    onSubmit: async (values) => {
      const count = await countRecipients(audience, values);
      if (count === 0) return [{ code: "NOBODY", path: [], message: t("many.nobody") }];
      setAsked({ values, count });
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <>
      <Notice tone="plain" title={t("many.ruleTitle")}>
        <Text>{t(`many.rule.${audience}`)}</Text>
        <Text>{t("many.noFiles")}</Text>
      </Notice>
      <UnsavedGuard isUnsaved={() => asked === null && domainForm.isUnsaved()} />
      <Form of={domainForm} labels={{ subject: t("message.subject"), body: t("message.body") }}>
        {choicesOf(t, audience).map(({ name, label, choices }) => (
          <CheckboxGroupField key={name} form={form} name={name} label={label} support={t("many.all")} choices={choices} />
        ))}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField form={form} name="from" type="date" label={t("many.from")} />
          <TextField form={form} name="to" type="date" label={t("many.to")} />
        </SimpleGrid>
        <MessageFields audience={audience} of={domainForm} />
        <Button type="submit" size="md" loading={domainForm.isSubmitting}>
          {t("many.check")}
        </Button>
      </Form>
      {asked && <Confirm audience={audience} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ConfirmProps {
  audience: MessageAudience;
  values: MailingValues;
  count: number;
  onClose(): void;
}

/** Shows the number of recipients, and sends to exactly that many or to nobody. */
function Confirm({ audience, values, count, onClose }: ConfirmProps) {
  const { t } = useTranslation("adminMessages");
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const problem = await sendMailing({ audience, values, count, operationId }).finally(() => setBusy(false));
    if (problem) {
      adminToast.error(problem);
      return onClose();
    }
    adminToast.success(t("many.started"));
    return navigate(operatorMessagePaths[audience].list);
  };
  return (
    <Dialog
      title={t("many.confirm")}
      isOpen
      onClose={onClose}
      action={{ label: t("many.send", { count }), isLoading: isBusy, run: () => void send() }}
    >
      <Text strong>{t(`many.count.${audience}`, { count })}</Text>
      <Text>{values.subject}</Text>
      <Text size="sm" tone="dimmed">
        {t("many.noReturn")}
      </Text>
    </Dialog>
  );
}
