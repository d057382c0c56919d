import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { BareForm, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { revokeCertificate } from "./certificate.mutations.ts";

const reasonLength = 400;

function ReasonForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation("exam");
  const domainForm = useDomainForm({
    initialValues: { reason: "" },
    onSubmit: async ({ reason }) => {
      const { certificate, errors } = await send(revokeCertificate, { code, reason });
      if (certificate) onDone();
      return errors;
    },
  });
  const { form, isSubmitting } = domainForm;
  const { reason } = form.values;
  return (
    <BareForm of={domainForm}>
      <Stack gap="md">
        <Text>{t("takeBack.text")}</Text>
        <Input
          label={t("takeBack.reason")}
          support={t("takeBack.support")}
          required
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => form.setFieldValue("reason", event.currentTarget.value)}
        />
        <FormProblem of={domainForm} />
        <Group>
          <Button type="submit" color="red" loading={isSubmitting} disabled={reason.trim() === ""}>
            {t("takeBack.confirm")}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  );
}

/** Takes a certificate back, for good and with a reason; for editors of the back office who are signed in. */
export function TakeBack({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation("exam");
  const { admin } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (admin?.role !== "OWNER" && admin?.role !== "EDITOR") return null;
  return (
    <Card padding="xl" component="section">
      <Stack gap="md">
        <Title order={2}>{t("takeBack.title")}</Title>
        {isOpen ? (
          <ReasonForm code={code} onDone={onDone} />
        ) : (
          <Group>
            <Button variant="outline" color="red" onClick={() => setOpen(true)}>
              {t("takeBack.open")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
