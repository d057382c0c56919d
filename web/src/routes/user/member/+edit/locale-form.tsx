import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Group } from "@mantine/core";
import type { SetLocaleMutation, SetLocaleMutationVariables } from "#graphql/operations.ts";
import { localeValues } from "#graphql/values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { SelectField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";

const setLocale: TypedDocumentNode<SetLocaleMutation, SetLocaleMutationVariables> = gql`
  mutation SetLocale($input: SetLocaleInput!) {
    setLocale(input: $input) {
      me {
        id
        locale
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

/** The language of mails and documents; the one of the screens is chosen in the header. */
export function LocaleForm({ locale }: { locale: string }) {
  const { t } = useTranslation("settings");
  const [save] = useMutation(setLocale);
  const domainForm = useDomainForm({
    initialValues: { locale },
    onSubmit: async (input) => {
      const { data } = await save({ variables: { input } });
      const errors = data?.setLocale.errors ?? [];
      if (errors.length === 0) showToast({ type: "success", title: t("saved") });
      return errors.length > 0 ? errors : undefined;
    },
  });
  const choices = t.choices("common:languages", localeValues);
  return (
    <Form of={domainForm}>
      <SelectField
        form={domainForm.form}
        name="locale"
        label={t("account.mailLanguage")}
        support={t("account.languageSupport")}
        choices={choices}
        required
        width={280}
      />
      <Group>
        <Button type="submit" variant="outline" size="md" loading={domainForm.isSubmitting}>
          {t("common:save")}
        </Button>
      </Group>
    </Form>
  );
}
