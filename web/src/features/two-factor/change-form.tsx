import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { CodeField } from "./code-field.tsx";

interface ChangeFormProps {
  title: string;
  text: string;
  asksPassword: boolean;
  onSubmit(values: { code: string; password: string | null }): Promise<readonly FieldProblem[]>;
  onCancel(): void;
}

/** Proves both factors before one of them changes. */
export function ChangeForm({ title, text, asksPassword, onSubmit, onCancel }: ChangeFormProps) {
  const { t } = useTranslation(["twoFactor", "account"]);
  const [asks, setAsks] = useState(asksPassword);
  const [isRecovery, setRecovery] = useState(false);
  const domainForm = useDomainForm({
    initialValues: { code: "", password: "" },
    validate: { code: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ code, password }) => {
      const problems = await onSubmit({ code, password: password || null });
      if (problems.some((problem) => problem.code === "CONFIRM_PASSWORD")) setAsks(true);
      return problems;
    },
  });
  const labels = { code: t(isRecovery ? "recoveryCode" : "code"), password: t("account:password") };
  return (
    <Stack gap="md">
      <Text strong>{title}</Text>
      <Text>{text}</Text>
      <Form of={domainForm} labels={labels}>
        {asks && (
          <PasswordField
            form={domainForm.form}
            name="password"
            label={labels.password}
            support={t("confirmPassword")}
            required
            autoComplete="current-password"
          />
        )}
        <CodeField form={domainForm.form} kind={isRecovery ? "RECOVERY" : "AUTHENTICATOR"} />
        <Group>
          <Button type="submit" loading={domainForm.isSubmitting}>
            {title}
          </Button>
          <Button variant="subtle" onClick={() => setRecovery(!isRecovery)}>
            {t(isRecovery ? "useAuthenticator" : "useRecovery")}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t("common:cancel")}
          </Button>
        </Group>
      </Form>
    </Stack>
  );
}
