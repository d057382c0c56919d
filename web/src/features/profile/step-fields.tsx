import { PostalCodeField } from "#features/address/postal-code-field.tsx";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { qualificationValues } from "#graphql/values/qualification.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { BirthDateField } from "#ui/forms/birth-date-field.tsx";
import { CheckboxGroupField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import { SimpleGrid } from "#ui/layout.tsx";
import { CertificatesField } from "./certificates-field.tsx";
import { HistoryField } from "./history-field.tsx";
import { MeasuredLevel } from "./measured-level.tsx";
import { PermissionFields } from "./permission-fields.tsx";
import type { ProfileFacts } from "./profile-query.ts";
import type { ProfileStep } from "./profile-steps.ts";
import type { ProfileValues } from "./profile-values.ts";
import { QualificationsField } from "./qualifications-field.tsx";

interface FieldsProps {
  form: FormOf<ProfileValues>;
  me: ProfileFacts;
}

function NameFields({ form }: FieldsProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="familyName" label={t("familyName")} required autoComplete="family-name" />
        <TextField form={form} name="givenName" label={t("givenName")} autoComplete="given-name" />
        <TextField form={form} name="familyNameKana" label={t("familyNameKana")} />
        <TextField form={form} name="givenNameKana" label={t("givenNameKana")} />
      </SimpleGrid>
      <TextField form={form} name="latinName" label={t("latinName")} support={t("latinNameSupport")} />
      <BirthDateField form={form} name="birthDate" label={t("birthDate")} support={t("birthDateSupport")} />
    </>
  );
}

function ContactFields({ form }: FieldsProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <>
      <TextField form={form} name="phone" label={t("phone")} inputMode="tel" autoComplete="tel" width={280} support={t("phoneSupport")} />
      <PostalCodeField form={form} />
      <SelectField
        form={form}
        name="prefecture"
        label={t("prefecture")}
        choices={t.choices("vocabulary:prefecture", prefectureValues)}
        empty={t("common:form.choose")}
        width={260}
      />
      <TextField form={form} name="city" label={t("city")} autoComplete="address-level2" />
      <TextField form={form} name="addressLine" label={t("addressLine")} autoComplete="address-line1" />
      <TextField form={form} name="building" label={t("building")} autoComplete="address-line2" />
      <TextField form={form} name="addressKana" label={t("addressKana")} support={t("addressKanaSupport")} />
    </>
  );
}

function LanguageFields({ form, me }: FieldsProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <>
      <SelectField
        form={form}
        name="selfDeclaredLevel"
        label={t("selfDeclaredLevel")}
        choices={t.choices("vocabulary:japaneseLevel", japaneseLevelValues)}
        empty={t("common:form.choose")}
        width={320}
      />
      <CertificatesField form={form} files={me.certificateFiles} />
      <MeasuredLevel measurement={me.profile.measurement} />
      <TextField form={form} name="otherLanguages" label={t("otherLanguages")} support={t("otherLanguagesSupport")} />
    </>
  );
}

function PlaceFields({ form }: FieldsProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const prefectures = t.choices("vocabulary:prefecture", prefectureValues);
  return <CheckboxGroupField form={form} name="wishedPrefectures" label={t("wishedPrefectures")} choices={prefectures} />;
}

function WorkFields({ form }: FieldsProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const categories = t.choices("vocabulary:jobCategory", jobCategoryValues);
  const types = t.choices("vocabulary:employmentType", employmentTypeValues);
  return (
    <>
      <CheckboxGroupField form={form} name="wishedCategories" label={t("wishedCategories")} choices={categories} />
      <CheckboxGroupField form={form} name="wishedEmploymentTypes" label={t("wishedEmploymentTypes")} choices={types} />
    </>
  );
}

function ConditionFields({ form }: FieldsProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <TextField form={form} name="wishedMonthlyPay" label={t("wishedMonthlyPay")} inputMode="numeric" width={220} />
      <TextField
        form={form}
        name="wishedWeeklyHours"
        label={t("wishedWeeklyHours")}
        support={t("wishedWeeklyHoursSupport")}
        inputMode="numeric"
        width={160}
      />
      <TextField form={form} name="startableOn" label={t("startableOn")} type="date" width={220} />
    </>
  );
}

function LicenceFields({ form }: FieldsProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const choices = t.choices("vocabulary:qualification", qualificationValues);
  return (
    <>
      <CheckboxGroupField form={form} name="qualifications" label={t("qualifications")} choices={choices} />
      <QualificationsField form={form} />
    </>
  );
}

function HistoryFields({ form }: FieldsProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <HistoryField form={form} name="education" label={t("education")} />
      <HistoryField form={form} name="workHistory" label={t("workHistory")} />
    </>
  );
}

function IntroductionFields({ form }: FieldsProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <TextAreaField form={form} name="introduction" label={t("introduction")} limit={2_000} />
      <TextAreaField form={form} name="requests" label={t("requests")} support={t("requestsSupport")} limit={1_000} rows={3} />
    </>
  );
}

const fieldsOf = {
  name: NameFields,
  contact: ContactFields,
  permission: PermissionFields,
  language: LanguageFields,
  place: PlaceFields,
  work: WorkFields,
  conditions: ConditionFields,
  licences: LicenceFields,
  history: HistoryFields,
  introduction: IntroductionFields,
} as const;

/** What one step asks; permission to work is asked, nationality is not. */
export function StepFields({ step, ...props }: FieldsProps & { step: Exclude<ProfileStep, "files"> }) {
  const Fields = fieldsOf[step];
  return <Fields {...props} />;
}
