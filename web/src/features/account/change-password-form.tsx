import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Group } from "@mantine/core";
import type { AccountKind, ChangePasswordMutation, ChangePasswordMutationVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { PasswordField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { tell } from "./tell.ts";

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

/** A new password for one of the browser's accounts; every other device is signed out. */
export function ChangePasswordForm({ kind, onDone }: { kind: AccountKind; onDone?(): void }) {
  const { t } = useTranslation("settings");
  const [change] = useMutation(changePassword);
  const required = (value: string) => (value === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: { currentPassword: required, newPassword: required },
    onSubmit: async (values) => {
      const { data } = await change({ variables: { input: { kind, ...values } } });
      const errors = data?.changePassword.errors ?? [];
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
