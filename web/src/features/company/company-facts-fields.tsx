import { PostalCodeField } from "#features/address/postal-code-field.tsx";
import { industryValues } from "#graphql/values/industry.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import type { companyFields } from "./company-values.ts";

interface CompanyFactsFieldsProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- the facts stand in forms of different values
  form: FormOf<any>;
  /** True when the operator has reviewed the company: its name and number stay. */
  isReviewed?: boolean;
}

/** The fields for a company's description of itself, under `facts` of the form. */
export function CompanyFactsFields({ form, isReviewed = false }: CompanyFactsFieldsProps) {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const line = (name: (typeof companyFields)[number]) => ({ form, name: `facts.${name}`, label: t(`facts.${name}`) });
  const choose = t("common:form.choose");
  return (
    <>
      <TextField
        {...line("name")}
        required
        autoComplete="organization"
        support={isReviewed ? t("facts.reviewed") : t("facts.nameSupport")}
      />
      <TextField {...line("nameKana")} />
      <TextField {...line("nameEn")} />
      <TextField
        {...line("corporateNumber")}
        inputMode="numeric"
        width={240}
        support={isReviewed ? t("facts.reviewed") : t("facts.corporateNumberSupport")}
      />
      <SelectField {...line("industry")} required choices={t.choices("vocabulary:industry", industryValues)} empty={choose} />
      <TextField {...line("representative")} required support={t("facts.representativeSupport")} />
      <TextField {...line("foundedYear")} inputMode="numeric" width={140} support={t("facts.foundedYearSupport")} />
      <TextField {...line("employeeCount")} inputMode="numeric" width={140} />
      <PostalCodeField form={form} prefix="facts." required />
      <SelectField
        {...line("prefecture")}
        required
        choices={t.choices("vocabulary:prefecture", prefectureValues)}
        empty={choose}
        width={260}
      />
      <TextField {...line("city")} required autoComplete="address-level2" />
      <TextField {...line("addressLine")} required autoComplete="address-line1" />
      <TextField {...line("building")} autoComplete="address-line2" support={t("facts.buildingSupport")} />
      <TextField {...line("contactEmail")} required type="email" support={t("facts.contactEmailSupport")} />
      <TextField {...line("contactPhone")} required inputMode="tel" width={260} />
      <TextField {...line("websiteUrl")} inputMode="url" support={t("facts.websiteUrlSupport")} />
      <TextAreaField {...line("description")} limit={4_000} support={t("facts.descriptionSupport")} />
    </>
  );
}
