import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AccountKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { resetPassword } from "./password-commands.ts";

interface NewPasswordProps {
  kind: AccountKind;
  signInPath: string;
  /** Path where another mail can be asked for. */
  requestPath: string;
}

/** Sets a password with the token of a mail. It signs nobody in: the reader then proves that they know the new one. */
export function NewPassword({ kind, signInPath, requestPath }: NewPasswordProps) {
  const { t } = useTranslation("password");
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = search.get("token") ?? "";
  useTitle(t("reset.title"));
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg">
        <Title order={1}>{t(isDone ? "done.title" : "reset.title")}</Title>
        {isDone && <Done signInPath={signInPath} />}
        {!isDone && token === "" && <Broken requestPath={requestPath} />}
        {!isDone && token !== "" && (
          <>
            <Text>{t("reset.lead")}</Text>
            <PasswordForm kind={kind} token={token} onDone={() => setDone(true)} />
            <TextLink to={requestPath}>{t("reset.newLink")}</TextLink>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Done({ signInPath }: { signInPath: string }) {
  const { t } = useTranslation("password");
  return (
    <Stack gap="lg" role="status" align="flex-start">
      <Text>{t("done.text")}</Text>
      <LinkButton to={signInPath} size="lg">
        {t("common:signIn")}
      </LinkButton>
    </Stack>
  );
}

function Broken({ requestPath }: { requestPath: string }) {
  const { t } = useTranslation("password");
  return (
    <Stack gap="lg" align="flex-start">
      <Text>{t("broken.text")}</Text>
      <LinkButton to={requestPath}>{t("broken.link")}</LinkButton>
    </Stack>
  );
}

function PasswordForm({ kind, token, onDone }: { kind: AccountKind; token: string; onDone(): void }) {
  const { t } = useTranslation("password");
  const domainForm = useDomainForm({
    initialValues: { password: "" },
    validate: { password: (value) => ([...value].length < 15 ? t("reset.short") : null) },
    onSubmit: async ({ password }) => {
      const problems = await resetPassword({ kind, token, password });
      if (problems.length === 0) onDone();
      return problems;
    },
  });
  return (
    <Form of={domainForm} labels={{ password: t("reset.password") }}>
      <PasswordField
        form={domainForm.form}
        name="password"
        label={t("reset.password")}
        required
        autoComplete="new-password"
        support={t("reset.support")}
      />
      <Group>
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("reset.set")}
        </Button>
      </Group>
    </Form>
  );
}
