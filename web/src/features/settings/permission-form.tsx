import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { type Choice, Select } from "#ui/forms/control.tsx";
import { CheckboxGroupField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import type { DomainForm } from "#ui/forms/form.tsx";
import { SimpleGrid } from "#ui/layout.tsx";
import { type PermissionRow, ruleAnswers } from "./permission-row.ts";
import { LawDaysFields, lawDays, RowFormCard, useRowForm } from "./row-form.tsx";
import { addPermissionRule } from "./settings.mutations.ts";

const number = (text: string) => (text === "" ? null : Number(text));

function valuesOf({ reason, maxWeeklyHours, vacationDailyHours, source, evidence, evidenceEn, evidenceEasy }: PermissionRow) {
  const categories: string[] = [];
  const hours = { maxWeeklyHours: String(maxWeeklyHours ?? ""), vacationDailyHours: String(vacationDailyHours ?? "") };
  return { reason, categories, ...hours, validFrom: "", validTo: "", source, sourceDate: "", evidence, evidenceEn, evidenceEasy };
}
type Values = ReturnType<typeof valuesOf>;

function useRuleForm(latest: PermissionRow): DomainForm<Values> {
  const { t } = useTranslation("operatorSettings");
  return useRowForm<Values>({
    initialValues: valuesOf(latest),
    required: [...lawDays, "evidence", "evidenceEn", "evidenceEasy"],
    validate: {
      maxWeeklyHours: (value, { reason }) => (reason === "PART_TIME_HOURS" && !/^[1-9]\d{0,2}$/.test(value) ? t("required") : null),
      vacationDailyHours: (value) => (/^([1-9]\d?)?$/.test(value) ? null : t("required")),
    },
    send: async ({ categories, validTo, maxWeeklyHours, vacationDailyHours, ...values }) => {
      const isHours = values.reason === "PART_TIME_HOURS";
      const input = {
        ...{ ...values, status: latest.status, permission: latest.permission, validTo: validTo || null },
        categories: jobCategoryValues.filter((one) => categories.includes(one)),
        maxWeeklyHours: isHours ? number(maxWeeklyHours) : null,
        vacationDailyHours: isHours ? number(vacationDailyHours) : null,
      };
      const { errors } = await send(addPermissionRule, input);
      return errors;
    },
  });
}

interface Props {
  /** The row whose values are filled in. */
  latest: PermissionRow;
  subjects: readonly Choice[];
  subject: string;
  onSubject: (subject: string) => void;
}

/** The form for the next row of a 在留資格. */
export function PermissionForm({ latest, subjects, subject, onSubject }: Props) {
  const { t } = useTranslation("operatorSettings");
  const of = useRuleForm(latest);
  const { form } = of;
  const choice = (
    <Select
      label={t("permission.subject")}
      value={subject}
      choices={subjects}
      width={420}
      onChange={({ currentTarget: { value } }) => onSubject(value)}
    />
  );
  return (
    <RowFormCard of={of} title={t("permission.add")} lead={t("permission.addWhy")} choice={choice}>
      <LawDaysFields of={of} sourceWhy={t("permission.sourceWhy")} />
      <Answer of={of} />
      <TextAreaField
        form={form}
        name="evidence"
        label={t("permission.evidence")}
        support={t("permission.evidenceWhy")}
        rows={3}
        limit={600}
        required
      />
      <TextAreaField form={form} name="evidenceEn" label={t("permission.evidenceEn")} rows={3} limit={600} required />
      <TextAreaField form={form} name="evidenceEasy" label={t("permission.evidenceEasy")} rows={3} limit={600} required />
    </RowFormCard>
  );
}

function Answer({ of: { form } }: { of: DomainForm<Values> }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const answers = ruleAnswers.flatMap(([verdict, reasons]) =>
    reasons.map((value) => ({
      value,
      label: t("permission.answerChoice", { verdict: t(`permission.verdict.${verdict}`), answer: t(`permission.answer.${value}`) }),
    })),
  );
  return (
    <>
      <SelectField
        form={form}
        name="reason"
        label={t("permission.reason")}
        support={t("permission.reasonWhy")}
        choices={answers}
        width={420}
        required
      />
      {form.getValues().reason === "PART_TIME_HOURS" && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField
            form={form}
            name="maxWeeklyHours"
            label={t("permission.maxWeeklyHours")}
            support={t("permission.maxWeeklyHoursWhy")}
            inputMode="numeric"
            required
          />
          <TextField form={form} name="vacationDailyHours" label={t("permission.vacationDailyHours")} inputMode="numeric" />
        </SimpleGrid>
      )}
      <CheckboxGroupField
        form={form}
        name="categories"
        label={t("permission.categories")}
        support={t("permission.categoriesWhy")}
        choices={jobCategoryValues.map((value) => ({ value, label: t(`vocabulary:jobCategory.${value}`) }))}
      />
    </>
  );
}
