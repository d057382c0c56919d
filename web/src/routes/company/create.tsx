import { useState } from "react";
import { requestRegistration } from "#features/company/company.mutations.ts";
import { CompanyFactsFields } from "#features/company/company-facts-fields.tsx";
import { emptyCompanyValues, toFacts } from "#features/company/company-values.ts";
import { useCompanyChecks } from "#features/company/use-company-checks.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** A company registers: its facts and its owner; the account begins with the mail's link and is then reviewed. */
export function Component() {
  const { t } = useTranslation("companyAccount");
  const [sentTo, setSentTo] = useState<string>();
  useTitle(t("create.title"));
  return (
    <Stack gap="lg" maxWidth={760}>
      <Title order={1}>{t("create.title")}</Title>
      <Card padding="xl">{sentTo ? <Sent address={sentTo} /> : <RegistrationForm onSent={setSentTo} />}</Card>
      <Text>
        <TextLink to={companyPaths.login}>{t("create.toLogin")}</TextLink>
      </Text>
    </Stack>
  );
}

function Sent({ address }: { address: string }) {
  const { t } = useTranslation("companyAccount");
  return (
    <Stack gap="md" role="status">
      <Title order={2}>{t("create.sentTitle")}</Title>
      <Text strong>{address}</Text>
      <Text>{t("create.sentText")}</Text>
    </Stack>
  );
}

function RegistrationForm({ onSent }: { onSent(address: string): void }) {
  const { t } = useTranslation("companyAccount");
  const { validate, labels, required } = useCompanyChecks();
  const domainForm = useDomainForm({
    initialValues: { facts: emptyCompanyValues(), ownerName: "", email: "", agreeToTerms: false },
    validate: {
      facts: validate,
      ownerName: required,
      email: required,
      agreeToTerms: (agreed) => (agreed ? null : t("common:validation.agree")),
    },
    onSubmit: async ({ facts, ...owner }) => {
      const { errors } = await send(requestRegistration, { ...owner, facts: toFacts(facts) });
      if (errors.length === 0) onSent(owner.email);
      return errors;
    },
  });
  const { form } = domainForm;
  return (
    <Form
      of={domainForm}
      labels={{ ...labels, ownerName: t("create.ownerName"), email: t("create.email"), agreeToTerms: t("create.agree") }}
    >
      <Text>{t("create.lead")}</Text>
      <Title order={2} size={3}>
        {t("create.owner")}
      </Title>
      <TextField form={form} name="ownerName" label={t("create.ownerName")} required autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={t("create.email")}
        required
        type="email"
        autoComplete="email"
        support={t("create.emailSupport")}
      />
      <Title order={2} size={3}>
        {t("create.company")}
      </Title>
      <CompanyFactsFields form={form} />
      <Text>
        <TextLink to={publicPaths.terms}>{t("create.terms")}</TextLink>
        {"　"}
        <TextLink to={publicPaths.privacyPolicy}>{t("create.privacy")}</TextLink>
      </Text>
      <CheckboxField form={form} name="agreeToTerms" label={t("create.agree")} />
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
        {t("create.submit")}
      </Button>
    </Form>
  );
}

export const ErrorBoundary = ScreenError;
