import type { AccountKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { changePassword } from "./account.mutations.ts";
import { tell } from "./tell.ts";

/** A new password for one of the browser's accounts; every other device is signed out. */
export function ChangePasswordForm({ kind, onDone }: { kind: AccountKind; onDone?(): void }) {
  const { t } = useTranslation("settings");
  const required = (value: string) => (value === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: { currentPassword: required, newPassword: required },
    onSubmit: async (values) => {
      const { errors } = await send(changePassword, { kind, ...values });
      if (errors.length > 0) return errors;
      domainForm.form.setValues({ currentPassword: "", newPassword: "" });
      tell(kind, t("account.passwordChanged"));
      onDone?.();
      return undefined;
    },
  });
  const labels = { currentPassword: t("account.currentPassword"), newPassword: t("account.newPassword") };
  return (
    <Form of={domainForm} labels={labels}>
      <PasswordField
        form={domainForm.form}
        name="currentPassword"
        label={labels.currentPassword}
        required
        autoComplete="current-password"
      />
      <PasswordField
        form={domainForm.form}
        name="newPassword"
        label={labels.newPassword}
        support={t("account.passwordSupport")}
        required
        autoComplete="new-password"
      />
      <Group>
        <Button type="submit" variant="outline" size="md" loading={domainForm.isSubmitting}>
          {t("account.changePassword")}
        </Button>
      </Group>
    </Form>
  );
}
