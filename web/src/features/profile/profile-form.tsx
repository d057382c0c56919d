import type { ReactNode } from "react";
import { PostalCodeField } from "#features/address/postal-code-field.tsx";
import { designatedActivityValues } from "#graphql/values/designated-activity.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { qualificationValues } from "#graphql/values/qualification.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { specifiedSkillFieldValues } from "#graphql/values/specified-skill-field.ts";
import { workPermissionValues } from "#graphql/values/work-permission.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { BirthDateField } from "#ui/forms/birth-date-field.tsx";
import { CheckboxField, CheckboxGroupField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { type FieldProblem, Form, type FormOf, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import { type CertificateFile, CertificatesField } from "./certificates-field.tsx";
import { HistoryField } from "./history-field.tsx";

import type { ProfileValues } from "./profile-values.ts";
import { QualificationsField } from "./qualifications-field.tsx";

type ProfileForm = FormOf<ProfileValues>;

interface ProfileFormProps {
  initialValues: ProfileValues;
  /** Files of certificates. */
  files: readonly CertificateFile[];
  /** The level our exam measured: to read, not to write. */
  measured: ReactNode;
  onSave(values: ProfileValues): Promise<readonly FieldProblem[] | undefined>;
}

/** The whole profile in five cards; permission to work is asked, nationality is not. */
export function ProfileForm({ initialValues, files, measured, onSave }: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm<ProfileValues>({ initialValues, validate: { familyName: required }, onSubmit: onSave });
  const { form } = domainForm;
  const names = [
    "familyName",
    "givenName",
    "familyNameKana",
    "givenNameKana",
    "latinName",
    "phone",
    "postalCode",
    "city",
    "birthDate",
    "residenceExpiresOn",
    "introduction",
    "startableOn",
  ] as const;
  return (
    <Form of={domainForm} labels={Object.fromEntries(names.map((name) => [name, t(name)]))}>
      <Person form={form} />
      <Permission form={form} />
      <Language form={form} files={files} measured={measured} />
      <Section title={t("section.history")}>
        <TextAreaField form={form} name="introduction" label={t("introduction")} limit={2_000} />
        <HistoryField form={form} name="education" label={t("education")} />
        <HistoryField form={form} name="workHistory" label={t("workHistory")} />
        <QualificationsField form={form} />
        <TextAreaField form={form} name="requests" label={t("requests")} support={t("requestsSupport")} limit={1_000} rows={3} />
      </Section>
      <Wishes form={form} />
      <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
      <Group>
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("common:save")}
        </Button>
      </Group>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="lg">
        <Title order={2} size={3}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

function Person({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <Section title={t("section.person")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="familyName" label={t("familyName")} required autoComplete="family-name" />
        <TextField form={form} name="givenName" label={t("givenName")} autoComplete="given-name" />
        <TextField form={form} name="familyNameKana" label={t("familyNameKana")} />
        <TextField form={form} name="givenNameKana" label={t("givenNameKana")} />
      </SimpleGrid>
      <TextField form={form} name="latinName" label={t("latinName")} support={t("latinNameSupport")} />
      <BirthDateField form={form} name="birthDate" label={t("birthDate")} support={t("birthDateSupport")} />
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
    </Section>
  );
}

function Permission({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const empty = t("common:form.choose");
  return (
    <Section title={t("section.permission")}>
      <SelectField
        form={form}
        name="workPermission"
        label={t("workPermission")}
        choices={t.choices("vocabulary:workPermission", workPermissionValues)}
        empty={empty}
        support={t("workPermissionSupport")}
      />
      <SelectField
        form={form}
        name="residenceStatus"
        label={t("residenceStatus")}
        choices={t.choices("vocabulary:residenceStatus", residenceStatusValues)}
        empty={empty}
      />
      <SelectField
        form={form}
        name="specifiedSkillField"
        label={t("specifiedSkillField")}
        choices={t.choices("vocabulary:specifiedSkillField", specifiedSkillFieldValues)}
        empty={empty}
      />
      <SelectField
        form={form}
        name="designatedActivity"
        label={t("designatedActivity")}
        choices={t.choices("vocabulary:designatedActivity", designatedActivityValues)}
        empty={empty}
      />
      <TextField form={form} name="graduatesOn" label={t("graduatesOn")} type="date" width={220} />
      <TextField form={form} name="residenceExpiresOn" label={t("residenceExpiresOn")} type="date" width={220} />
      <TextField form={form} name="renewalAppliedOn" label={t("renewalAppliedOn")} type="date" width={220} />
      <CheckboxField form={form} name="partTimePermission" label={t("partTimePermission")} />
      <CheckboxField form={form} name="isAbroad" label={t("isAbroad")} />
    </Section>
  );
}

function Language({ form, files, measured }: { form: ProfileForm } & Pick<ProfileFormProps, "files" | "measured">) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <Section title={t("section.language")}>
      <SelectField
        form={form}
        name="selfDeclaredLevel"
        label={t("selfDeclaredLevel")}
        choices={t.choices("vocabulary:japaneseLevel", japaneseLevelValues)}
        empty={t("common:form.choose")}
        width={320}
      />
      <CertificatesField form={form} files={files} />
      {measured}
      <TextField form={form} name="otherLanguages" label={t("otherLanguages")} support={t("otherLanguagesSupport")} />
      <CheckboxGroupField
        form={form}
        name="qualifications"
        label={t("qualifications")}
        choices={t.choices("vocabulary:qualification", qualificationValues)}
      />
    </Section>
  );
}

function Wishes({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  return (
    <Section title={t("section.wishes")}>
      <CheckboxGroupField
        form={form}
        name="wishedCategories"
        label={t("wishedCategories")}
        choices={t.choices("vocabulary:jobCategory", jobCategoryValues)}
      />
      <CheckboxGroupField
        form={form}
        name="wishedEmploymentTypes"
        label={t("wishedEmploymentTypes")}
        choices={t.choices("vocabulary:employmentType", employmentTypeValues)}
      />
      <CheckboxGroupField
        form={form}
        name="wishedPrefectures"
        label={t("wishedPrefectures")}
        choices={t.choices("vocabulary:prefecture", prefectureValues)}
      />
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
    </Section>
  );
}
