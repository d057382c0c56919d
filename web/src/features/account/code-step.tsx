import { useEffect, useState } from "react";
import { CodeField } from "#features/two-factor/code-field.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { type DomainForm, Form } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

interface CodeStepProps {
  of: DomainForm<{ email: string; password: string; code: string }>;
  onBack(): void;
}

function focusCode(): void {
  document.getElementById("field-code")?.focus();
}

/** The second step of signing in, for accounts with a second factor. */
export function CodeStep({ of, onBack }: CodeStepProps) {
  const { t } = useTranslation("twoFactor");
  const [isRecovery, setRecovery] = useState(false);
  useEffect(focusCode, [isRecovery]);
  return (
    <Form of={of} labels={{ code: t(isRecovery ? "recoveryCode" : "code") }}>
      <Text>{t(isRecovery ? "signInRecovery" : "signIn")}</Text>
      <CodeField form={of.form} kind={isRecovery ? "RECOVERY" : "AUTHENTICATOR"} />
      <Stack align="flex-start">
        <Button type="submit" size="lg" loading={of.isSubmitting}>
          {t("common:signIn")}
        </Button>
        <Button variant="subtle" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? "useAuthenticator" : "useRecovery")}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t("common:back")}
        </Button>
      </Stack>
    </Form>
  );
}
