import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import { retireOperation } from "./client-operation.mutations.ts";

interface RetireWindowProps {
  operation: { id: string; name: string };
  onClose(): void;
}

/** Asks what clients shall send instead, and ends the operation. */
export function RetireWindow({ operation, onClose }: RetireWindowProps) {
  const { t } = useTranslation("adminClientOperations");
  const { confirmed } = useReauthentication();
  const domain = useDomainForm({
    initialValues: { advice: "" },
    validate: { advice: (value) => (value.trim() === "" ? t("adviceRequired") : null) },
    onSubmit: ({ advice }) =>
      confirmed(async () => {
        const { errors } = await send(retireOperation, { id: operation.id, advice });
        if (errors.length === 0) onClose();
        return errors;
      }),
  });
  return (
    <Window title={t("retireTitle", { name: operation.name })} isOpen onClose={onClose}>
      <Form of={domain} labels={{ advice: t("advice") }}>
        <Text>{t("retireLead")}</Text>
        <TextAreaField form={domain.form} name="advice" label={t("advice")} support={t("adviceSupport")} rows={3} limit={300} required />
        <Group justify="flex-end">
          <Button type="submit" loading={domain.isSubmitting}>
            {t("retire")}
          </Button>
        </Group>
      </Form>
    </Window>
  );
}
