import { Button, Group } from "@mantine/core";
import { localeValues } from "#graphql/values/locale.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { SelectField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { setLocale } from "./member.mutations.ts";

/** The language of mails and documents; the one of the screens is chosen in the header. */
export function LocaleForm({ locale }: { locale: string }) {
  const { t } = useTranslation("settings");
  const domainForm = useDomainForm({
    initialValues: { locale },
    onSubmit: async (input) => {
      const { errors } = await send(setLocale, input);
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
