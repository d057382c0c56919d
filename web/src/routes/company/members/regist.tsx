import { useLocation, useNavigate } from "react-router-dom";
import { companyRoles, type Invitation, invitationOf } from "#features/company-member/invitation.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { emailProblem } from "#ui/forms/email-problem.ts";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const nothing: Invitation = { name: "", email: "", role: "RECRUITER" };

/** Step 1 of inviting a colleague: the person, and their role. */
export function Component() {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const navigate = useNavigate();
  const { state } = useLocation();
  useTitle(t("invite.title"));
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { ...nothing, ...invitationOf(state) },
    validate: { name: required, email: (value) => emailProblem(t, value) },
    onSubmit: async (values) => {
      // The way back finds what was typed.
      await navigate(companyPaths.memberRegist, { replace: true, state: values });
      await navigate(companyPaths.memberRegistConfig, { state: values });
      return undefined;
    },
  });
  const { form } = domainForm;
  const roles = companyRoles.map((value) => ({
    value,
    label: t("common:labelled", { label: t(`vocabulary:companyRole.${value}`), text: t(`invite.may.${value}`) }),
  }));
  return (
    <Stack gap="lg" maxWidth={680} side="start">
      <PageHeader title={t("invite.title")} lead={t("invite.lead")} />
      <Steps title={t("invite.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={0} />
      <Card padding="xl">
        <Form of={domainForm} labels={{ name: t("members.name"), email: t("members.email"), role: t("members.role") }}>
          <TextField form={form} name="name" label={t("members.name")} required />
          <TextField form={form} name="email" label={t("members.email")} required type="email" support={t("invite.emailSupport")} />
          <SelectField form={form} name="role" label={t("members.role")} required choices={roles} />
          <Button type="submit" size="lg">
            {t("invite.toCheck")}
          </Button>
        </Form>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
