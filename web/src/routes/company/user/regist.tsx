import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { OwnSignIn } from "#features/account/own-sign-in.tsx";
import { updateOwnMember } from "#features/company-member/company-member.mutations.ts";
import type { OwnMemberScreenQuery, OwnMemberScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { houseLanguages, languageFacts } from "#platform/i18n/languages.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const ownMemberScreenQuery: TypedDocumentNode<OwnMemberScreenQuery, OwnMemberScreenQueryVariables> = gql`
  query OwnMemberScreen {
    ownMember {
      id
      name
      email
      role
      locale
    }
  }
`;

type Reference = QueryRef<OwnMemberScreenQuery, OwnMemberScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(ownMemberScreenQuery, {});

/** A member's own name and language, and what signs in: after the first sign-in, and whenever they change. */
export function Component() {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const { ownMember } = useReadQuery(useLoaderData<Reference>()).data;
  useTitle(t("own.title"));
  if (!ownMember) return null;
  return (
    <Stack gap="lg" maxWidth={640} side="start">
      <PageHeader title={t("own.title")} lead={t("own.lead")} />
      <Card padding="xl">
        <Stack gap="md">
          <Text>
            {ownMember.email}
            {inBrackets(t(`vocabulary:companyRole.${ownMember.role}`))}
          </Text>
          <OwnForm name={ownMember.name} locale={ownMember.locale} />
        </Stack>
      </Card>
      <OwnSignIn kind="COMPANY" />
    </Stack>
  );
}

function OwnForm({ name, locale }: { name: string; locale: string }) {
  const { t } = useTranslation("companyAccount");
  const navigate = useNavigate();
  const domainForm = useDomainForm({
    initialValues: { name, locale },
    validate: { name: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async (values) => {
      const { errors } = await send(updateOwnMember, values);
      if (errors.length > 0) return errors;
      const language = houseLanguages.find((known) => known === values.locale);
      if (language) await changeLanguage(language);
      showToast({ type: "success", title: t("own.saved") });
      await navigate(companyPaths.top);
      return undefined;
    },
  });
  const choices = houseLanguages.map((value) => ({ value, label: languageFacts[value].name }));
  return (
    <Form of={domainForm} labels={{ name: t("own.name"), locale: t("own.locale") }}>
      <TextField form={domainForm.form} name="name" label={t("own.name")} required autoComplete="name" support={t("own.nameSupport")} />
      <SelectField form={domainForm.form} name="locale" label={t("own.locale")} choices={choices} width={260} />
      <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
        {t("common:save")}
      </Button>
    </Form>
  );
}

export const ErrorBoundary = ScreenError;
