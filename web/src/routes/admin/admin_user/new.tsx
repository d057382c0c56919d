import { useNavigate } from "react-router-dom";
import { invite } from "#features/admin-user/admin-user-commands.ts";
import { RoleField } from "#features/admin-user/role-field.tsx";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import type { AdminRole } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

interface Values extends Record<string, unknown> {
  email: string;
  name: string;
  role: AdminRole;
}
const empty: Values = { email: "", name: "", role: "OPERATOR" };

/** Invites a person to the back office: a link to choose a password goes to their address. */
export function Component() {
  const { t } = useTranslation("adminUsers");
  const navigate = useNavigate();
  const { confirmed } = useReauthentication();
  useTitle(t("newTitle"));
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm<Values>({
    initialValues: empty,
    validate: { email: required, name: required },
    onSubmit: async (values) => {
      const problems = await confirmed(() => invite(values));
      if (problems && problems.length > 0) return problems;
      adminToast.success(t("invited", { email: values.email }));
      await navigate(adminPaths.adminUsers);
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <Stack gap="md">
      <PageHeader title={t("newTitle")} lead={t("newLead")} />
      <Card component="section" padding="lg">
        <Form of={domainForm} labels={{ email: t("email"), name: t("name"), role: t("role") }}>
          <TextField form={form} name="email" label={t("email")} required type="email" inputMode="email" autoComplete="off" width={480} />
          <TextField form={form} name="name" label={t("name")} required maxLength={120} autoComplete="off" width={360} />
          <RoleField form={form} />
          <Group gap="sm">
            <Button type="submit" size="md" loading={domainForm.isSubmitting}>
              {t("send")}
            </Button>
            <LinkButton to={adminPaths.adminUsers} variant="subtle">
              {t("common:cancel")}
            </LinkButton>
          </Group>
        </Form>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
