import { useRevalidator } from "react-router-dom";
import { update } from "#features/admin-user/admin-user-commands.ts";
import { RoleField } from "#features/admin-user/role-field.tsx";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import type { AdminRole } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Group } from "#ui/layout.tsx";
import type { ShownAdmin } from "./shown-admin.ts";

interface Values extends Record<string, unknown> {
  name: string;
  role: AdminRole;
}

/** Name and role of a person of the back office; with another role they sign in again. */
export function RightsForm({ admin: { id, version, name, role } }: { admin: ShownAdmin }) {
  const { t } = useTranslation("adminUsers");
  const { confirmed } = useReauthentication();
  const { revalidate } = useRevalidator();
  const domainForm = useDomainForm<Values>({
    initialValues: { name, role },
    validate: { name: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async (values) => {
      const problems = await confirmed(() => update({ id, version, ...values }));
      if (problems && problems.length > 0) return problems;
      adminToast.success(t("saved"));
      await revalidate();
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ name: t("name"), role: t("role") }}>
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <TextField form={domainForm.form} name="name" label={t("name")} required maxLength={120} autoComplete="off" width={360} />
      <RoleField form={domainForm.form} />
      <Group>
        <Button type="submit" loading={domainForm.isSubmitting}>
          {t("common:save")}
        </Button>
      </Group>
    </Form>
  );
}
