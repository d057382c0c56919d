import { Button, Card, Group, SimpleGrid, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { postJson, problemsOf } from "#features/account/sign-in.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { startSession } from "#platform/session/viewer.ts";
import { CheckboxField, PasswordField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { Text } from "#ui/text/text.tsx";
import { Promises } from "./+promises.tsx";

/** The token of the mail's link: in the fragment, which no server log sees, or in the query. */
function useToken(): string {
  const [search] = useSearchParams();
  return new URLSearchParams(location.hash.slice(1)).get("token") ?? search.get("token") ?? "";
}

/** The link of the mail is of no use: what happened, and both ways on. */
function DeadLink() {
  const { t } = useTranslation("account");
  return (
    <EmptyState level={1} title={t("deadLink.title")}>
      <Text role="alert">{t("deadLink.text")}</Text>
      <Group>
        <LinkButton to={publicPaths.register}>{t("deadLink.again")}</LinkButton>
        <LinkButton to={publicPaths.logIn} variant="outline">
          {t("common:signIn")}
        </LinkButton>
      </Group>
    </EmptyState>
  );
}

/** Names, password and consent after the mail's link. */
export function Component() {
  const { t } = useTranslation("account");
  useTitle(t("signUpTitle"));
  const navigate = useNavigate();
  const token = useToken();
  const [isDead, setDead] = useState(token === "");
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: {
      familyName: "",
      givenName: "",
      familyNameKana: "",
      givenNameKana: "",
      latinName: "",
      password: "",
      agreeToTerms: false,
    },
    validate: {
      familyName: required,
      password: (value) => ([...value].length < 15 ? t("passwordShort") : null),
      agreeToTerms: (value) => (value ? null : t("common:validation.agree")),
    },
    onSubmit: async (values) => {
      const response = await postJson("/api/signup", { ...values, token, locale: currentLanguage() });
      if (!response.ok) {
        const problems = await problemsOf(response);
        setDead(problems.some(({ code }) => code === "TOKEN_INVALID"));
        return problems;
      }
      await startSession();
      await navigate(publicPaths.signUpComplete, { replace: true });
      return undefined;
    },
  });
  const { form } = domainForm;
  const labels = { familyName: t("familyName"), givenName: t("givenName"), password: t("password"), agreeToTerms: t("agreeLabel") };
  if (isDead) return <DeadLink />;
  return (
    <Card withBorder padding="xl" maw={720} mx="auto">
      <Stack gap="lg">
        <Title order={1}>{t("signUpTitle")}</Title>
        <Form of={domainForm} labels={labels}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField
              form={form}
              name="familyName"
              label={t("familyName")}
              required
              autoComplete="family-name"
              support={t("familyNameSupport")}
            />
            <TextField form={form} name="givenName" label={t("givenName")} autoComplete="given-name" support={t("givenNameSupport")} />
            <TextField form={form} name="familyNameKana" label={t("familyNameKana")} support={t("kanaSupport")} />
            <TextField form={form} name="givenNameKana" label={t("givenNameKana")} support={t("kanaSupport")} />
          </SimpleGrid>
          <TextField form={form} name="latinName" label={t("latinName")} support={t("latinNameSupport")} />
          <PasswordField
            form={form}
            name="password"
            label={t("password")}
            required
            autoComplete="new-password"
            support={t("passwordSupport")}
          />
          <Promises />
          <CheckboxField form={form} name="agreeToTerms" label={<LinkedText text={t("agree")} newTab />} />
          <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
          <Group>
            <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
              {t("signUp")}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
