import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { CompanyFirstSignInQuery, CompanyFirstSignInQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { completeMutation } from "./account.mutations.ts";

const greetingQuery: TypedDocumentNode<CompanyFirstSignInQuery, CompanyFirstSignInQueryVariables> = gql`
  query CompanyFirstSignIn($token: String!) {
    companyFirstSignIn(token: $token) {
      email
      name
      companyName
    }
  }
`;

/** The first password of an owner or an invited member, by the link of a mail. */
export function CompanyFirstSignIn({ token, onDone }: { token: string; onDone(): void }) {
  const { t } = useTranslation("companyAccount");
  // With the password set the link has done its work: it is not asked about again.
  const [isDone, setDone] = useState(false);
  const { data, loading } = useQuery(greetingQuery, { variables: { token }, skip: isDone });
  if (loading || isDone) return <Text role="status">{t("common:loading")}</Text>;
  if (!data?.companyFirstSignIn) return <ExpiredLink />;
  const { name, companyName, email } = data.companyFirstSignIn;
  return (
    <Stack gap="md">
      <Text>{t("first.greeting", { name, company: companyName })}</Text>
      <Text>{t("first.address", { email })}</Text>
      <PasswordForm token={token} onSet={() => setDone(true)} onDone={onDone} />
    </Stack>
  );
}

function ExpiredLink() {
  const { t } = useTranslation(["companyAccount", "company"]);
  return (
    <>
      <Text role="alert">{t("first.expired")}</Text>
      <Group>
        <LinkButton to={companyPaths.login}>{t("company:loginTitle")}</LinkButton>
        <LinkButton to={companyPaths.create} variant="outline">
          {t("create.title")}
        </LinkButton>
      </Group>
    </>
  );
}

function PasswordForm({ token, onSet, onDone }: { token: string; onSet(): void; onDone(): void }) {
  const { t } = useTranslation(["companyAccount", "account"]);
  const domainForm = useDomainForm({
    initialValues: { password: "" },
    validate: { password: (value) => ([...value].length < 15 ? t("account:passwordShort") : null) },
    onSubmit: async ({ password }) => {
      const { errors } = await send(completeMutation, { token, password });
      if (errors.length > 0) return errors;
      onSet();
      await startSession();
      onDone();
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ password: t("account:password") }}>
      <PasswordField
        form={domainForm.form}
        name="password"
        label={t("account:password")}
        required
        autoComplete="new-password"
        support={t("account:passwordSupport")}
      />
      <Text size="sm">{t("first.terms")}</Text>
      <Group gap="md">
        <TextLink to={publicPaths.terms} newTab>
          {t("create.terms")}
        </TextLink>
        <TextLink to={publicPaths.privacyPolicy} newTab>
          {t("create.privacy")}
        </TextLink>
      </Group>
      <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
        {t("first.submit")}
      </Button>
    </Form>
  );
}
