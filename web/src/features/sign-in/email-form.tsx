import { useState } from "react";
import type { PasskeyKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { emailProblem } from "#ui/forms/email-problem.ts";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { requestEmailChange } from "./sign-in.mutations.ts";
import type { Settings } from "./sign-in-settings.ts";

/** Asks for another address of the account; it changes once the new one confirms it. */
export function EmailForm({ kind, settings }: { kind: PasskeyKind; settings: Settings }) {
  const { t } = useTranslation(["signIn", "account"]);
  const [isSent, setSent] = useState(false);
  const domainForm = useDomainForm({
    initialValues: { email: "" },
    validate: { email: (value) => emailProblem(t, value) },
    onSubmit: async ({ email }) => {
      const { errors } = await send(requestEmailChange, { kind, email, password: null });
      if (errors.length > 0) return errors;
      domainForm.form.setValues({ email: "" });
      setSent(true);
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ email: t("newEmail") }}>
      <Text style={{ overflowWrap: "anywhere" }}>{t("emailNow", { email: settings.email })}</Text>
      <TextField form={domainForm.form} name="email" label={t("newEmail")} required type="email" autoComplete="email" inputMode="email" />
      {isSent && <Text role="status">{t("confirmationSent")}</Text>}
      <Group>
        <Button type="submit" variant="outline" size="md" disabled={settings.mustConfirmPassword} loading={domainForm.isSubmitting}>
          {t("sendConfirmation")}
        </Button>
      </Group>
    </Form>
  );
}
