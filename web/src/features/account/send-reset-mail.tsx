import { useState } from "react";
import type { AccountKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { emailProblem } from "#ui/forms/email-problem.ts";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { requestPasswordReset } from "./password-commands.ts";

interface SendResetMailProps {
  kind: AccountKind;
  /** Path where this kind of account signs in. */
  signInPath: string;
}

/** Asks for the mail with the link to a new password. The answer does not reveal who has an account. */
export function SendResetMail({ kind, signInPath }: SendResetMailProps) {
  const { t } = useTranslation("password");
  const [sentTo, setSentTo] = useState<string>();
  useTitle(t("request.title"));
  return (
    <Card padding="xl" maxWidth={560}>
      {sentTo === undefined ? (
        <Stack gap="lg">
          <Title order={1}>{t("request.title")}</Title>
          <Text>{t(`request.lead.${kind}`)}</Text>
          <AddressForm kind={kind} onSent={setSentTo} />
          <TextLink to={signInPath}>{t("backToSignIn")}</TextLink>
        </Stack>
      ) : (
        <Stack gap="md" role="status">
          <Title order={1}>{t("sent.title")}</Title>
          <Text strong size="lg" translate="no">
            {sentTo}
          </Text>
          <Text>{t("sent.text")}</Text>
          <Text tone="dimmed">{t("sent.hint")}</Text>
          <Group>
            <LinkButton to={signInPath} variant="outline">
              {t("backToSignIn")}
            </LinkButton>
            <Button variant="subtle" onClick={() => setSentTo(undefined)}>
              {t("sent.again")}
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}

function AddressForm({ kind, onSent }: { kind: AccountKind; onSent(email: string): void }) {
  const { t } = useTranslation("password");
  const domainForm = useDomainForm({
    initialValues: { email: "" },
    validate: { email: (value) => emailProblem(t, value) },
    onSubmit: async ({ email }) => {
      const problems = await requestPasswordReset({ kind, email });
      if (problems.length === 0) onSent(email);
      return problems;
    },
  });
  return (
    <Form of={domainForm} labels={{ email: t("email") }}>
      <TextField
        form={domainForm.form}
        name="email"
        label={t("email")}
        required
        type="email"
        autoComplete="username"
        inputMode="email"
        support={t("request.support")}
      />
      <Group>
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("request.send")}
        </Button>
      </Group>
    </Form>
  );
}
