import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Group } from "@mantine/core";
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { PasswordField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";

const changePassword: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      done
      errors {
        code
        message
        path
      }
    }
  }
`;

/** A new password; every other device is signed out. */
export function PasswordForm() {
  const { t } = useTranslation("settings");
  const [change] = useMutation(changePassword);
  const required = (value: string) => (value === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: { currentPassword: required, newPassword: required },
    onSubmit: async (values) => {
      const { data } = await change({ variables: { input: { kind: "SEEKER", ...values } } });
      const errors = data?.changePassword.errors ?? [];
      if (errors.length > 0) return errors;
      domainForm.form.setValues({ currentPassword: "", newPassword: "" });
      showToast({ type: "success", title: t("account.passwordChanged") });
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
