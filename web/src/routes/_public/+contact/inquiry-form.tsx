import { useNavigate } from "react-router-dom";
import { inquiryCategoryValues } from "#graphql/values/inquiry-category.ts";
import { publicPaths } from "#paths/public.paths.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { emailProblem } from "#ui/forms/email-problem.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { type InquiryDraft, keepInquiry } from "./inquiry-draft.ts";

const bodyLimit = 4_000;

function rules(t: TFunction<"contact", "vocabulary">) {
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  return {
    category: required,
    name: required,
    email: (value: string) => emailProblem(t, value),
    body: (value: string) => required(value) ?? (value.length > bodyLimit ? t("bodyTooLong", { limit: bodyLimit }) : null),
    agreed: (value: boolean) => (value ? null : t("common:validation.agree")),
  };
}

/** Step 1: the question. It is kept in this tab while it is written; the next step shows it all before it is sent. */
export function InquiryForm({ draft }: { draft: InquiryDraft }) {
  const { t } = useTranslation(["contact", "vocabulary"]);
  const navigate = useNavigate();
  const domainForm = useDomainForm({
    initialValues: draft.values,
    validate: rules(t),
    onValuesChange: (values) => keepInquiry({ ...draft, values }),
    onSubmit: async (values) => {
      keepInquiry({ ...draft, values });
      await navigate(publicPaths.contactConfirm);
      return undefined;
    },
  });
  const { form } = domainForm;
  const labels = { category: t("category"), name: t("name"), email: t("email"), body: t("body"), agreed: t("agreeLabel") };
  const choices = inquiryCategoryValues.map((value) => ({ value, label: t(`vocabulary:inquiryCategory.${value}`) }));
  return (
    <Form of={domainForm} labels={labels}>
      <SelectField
        form={form}
        name="category"
        label={labels.category}
        required
        empty={t("common:form.choose")}
        choices={choices}
        width={360}
      />
      <TextField form={form} name="name" label={labels.name} required autoComplete="name" maxLength={100} width={360} />
      <TextField
        form={form}
        name="email"
        label={labels.email}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        support={t("emailSupport")}
        width={480}
      />
      <TextField form={form} name="companyName" label={t("companyName")} autoComplete="organization" maxLength={120} width={480} />
      <TextAreaField form={form} name="body" label={labels.body} required rows={8} limit={bodyLimit} support={t("bodySupport")} />
      <div className="visually-hidden" aria-hidden="true">
        <input {...form.getInputProps("website")} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <CheckboxField form={form} name="agreed" label={<LinkedText text={t("agree")} newTab />} />
      <Group>
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("toConfirm")}
        </Button>
      </Group>
    </Form>
  );
}
