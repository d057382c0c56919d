import { useState } from "react";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { registerOperations } from "./client-operation.mutations.ts";

/** A request to the server has 100 KB; Japanese signs in a document take three bytes each. */
const longest = 60_000;

/** The form that takes a client's documents, and what became of the last ones. */
export function NewOperations({ onRegistered }: { onRegistered(): void }) {
  const { t } = useTranslation("adminClientOperations");
  const { confirmed } = useReauthentication();
  const [done, setDone] = useState<{ registered: number; known: number } | null>(null);
  const domain = useDomainForm({
    initialValues: { client: "", documents: "" },
    validate: {
      client: (value) => (/^[a-z][a-z0-9-]{1,39}$/.test(value.trim()) ? null : t("clientProblem")),
      documents: (value) => (value.trim() === "" ? t("documentsRequired") : null),
    },
    onSubmit: ({ client, documents }) =>
      confirmed(async () => {
        const { registered, alreadyKnown, errors } = await send(registerOperations, { client: client.trim(), documents });
        if (errors.length > 0) return errors;
        setDone({ registered: registered.length, known: alreadyKnown });
        domain.form.setFieldValue("documents", "");
        onRegistered();
        return undefined;
      }),
  });
  return (
    <Panel title={t("newTitle")}>
      {done === null ? null : (
        <Notice tone="plain" title={t("done", { count: done.registered })} role="status">
          {t("doneKnown", { count: done.known })}
        </Notice>
      )}
      <Form of={domain} labels={{ client: t("client"), documents: t("documents") }}>
        <TextField form={domain.form} name="client" label={t("client")} support={t("clientSupport")} maxLength={40} width={320} required />
        <TextAreaField
          form={domain.form}
          name="documents"
          label={t("documents")}
          support={t("documentsSupport")}
          rows={8}
          limit={longest}
          required
        />
        <Group>
          <Button type="submit" loading={domain.isSubmitting}>
            {t("register")}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
