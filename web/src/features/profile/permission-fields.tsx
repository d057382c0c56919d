import { designatedActivityValues } from "#graphql/values/designated-activity.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { specifiedSkillFieldValues } from "#graphql/values/specified-skill-field.ts";
import { workPermissionValues } from "#graphql/values/work-permission.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { CheckboxField, SelectField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import type { ProfileValues } from "./profile-values.ts";

/** The right to work: what follows from an answer is asked only after it. Whoever has no residence status is asked for none. */
export function PermissionFields({ form }: { form: FormOf<ProfileValues> }) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const { workPermission, residenceStatus, specifiedSkillField, designatedActivity, graduatesOn } = form.values;
  const empty = t("common:form.choose");
  const hasStatus = workPermission !== "JAPANESE_NATIONAL";
  return (
    <>
      <SelectField
        form={form}
        name="workPermission"
        label={t("workPermission")}
        choices={t.choices("vocabulary:workPermission", workPermissionValues)}
        empty={empty}
        support={t("workPermissionSupport")}
      />
      {hasStatus && (
        <>
          <SelectField
            form={form}
            name="residenceStatus"
            label={t("residenceStatus")}
            choices={t.choices("vocabulary:residenceStatus", residenceStatusValues)}
            empty={empty}
          />
          {(residenceStatus === "SPECIFIED_SKILLED_WORKER" || specifiedSkillField !== "") && (
            <SelectField
              form={form}
              name="specifiedSkillField"
              label={t("specifiedSkillField")}
              choices={t.choices("vocabulary:specifiedSkillField", specifiedSkillFieldValues)}
              empty={empty}
            />
          )}
          {(residenceStatus === "DESIGNATED_ACTIVITIES" || designatedActivity !== "") && (
            <SelectField
              form={form}
              name="designatedActivity"
              label={t("designatedActivity")}
              choices={t.choices("vocabulary:designatedActivity", designatedActivityValues)}
              empty={empty}
            />
          )}
          {(residenceStatus === "STUDENT" || graduatesOn !== "") && (
            <TextField form={form} name="graduatesOn" label={t("graduatesOn")} type="date" width={220} />
          )}
          <CheckboxField form={form} name="partTimePermission" label={t("partTimePermission")} />
          <TextField form={form} name="residenceExpiresOn" label={t("residenceExpiresOn")} type="date" width={220} />
          <TextField form={form} name="renewalAppliedOn" label={t("renewalAppliedOn")} type="date" width={220} />
          <CheckboxField form={form} name="isAbroad" label={t("isAbroad")} />
        </>
      )}
    </>
  );
}
