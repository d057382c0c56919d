import { useRevalidator } from "react-router-dom";
import { setLocale } from "#features/language/language.mutations.ts";
import { rememberLanguage } from "#platform/i18n/language.ts";
import { isLanguage, languageFacts, languages } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { viewerQuery } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";

/** The account's language: of mails, documents and personal pages. */
export function LocaleForm({ locale }: { locale: string }) {
  const { t } = useTranslation("settings");
  const { revalidate } = useRevalidator();
  const domainForm = useDomainForm({
    initialValues: { locale },
    onSubmit: async (input) => {
      const { errors } = await send(setLocale, input, { refetch: [viewerQuery] });
      if (errors.length > 0) return errors;
      if (isLanguage(input.locale)) rememberLanguage(input.locale);
      await revalidate();
      showToast({ type: "success", title: t("saved") });
      return undefined;
    },
  });
  const choices = languages.map((value) => ({ value, label: languageFacts[value].name }));
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
