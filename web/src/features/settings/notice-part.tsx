import type { SettingTime } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { LawDaysFields, lawDays, RowFormCard, useRowForm } from "./row-form.tsx";
import { RowsBySubject } from "./rows-by-subject.tsx";
import { addNoticeRule } from "./settings.mutations.ts";

interface NoticeRow {
  id: string;
  isInsured: boolean;
  dueDay: number | null;
  validFrom: string;
  validTo: string | null;
  when: SettingTime;
  source: string;
  sourceDate: string;
  by: string | null;
  createdAt: string | null;
}

const subjects = ["INSURED", "UNINSURED"] as const;

/** The rules of 外国人雇用状況の届出 with their history, and the form for the next row. */
export function NoticePart({ rows }: { rows: readonly NoticeRow[] }) {
  const { t } = useTranslation("operatorSettings");
  const due = (row?: NoticeRow) => row && (row.dueDay ? t("notice.day", { day: row.dueDay }) : t("notice.lastDay"));
  const said = (row: NoticeRow) => [due(row), row.validTo && t("law.until", { day: formatDate(row.validTo) })].filter(Boolean).join("　");
  return (
    <Stack gap="md">
      <NoticeForm />
      <RowsBySubject
        kind="NOTICE"
        title={t("notice.current")}
        lead={t("notice.lead")}
        subjects={subjects.map((key) => {
          const own = rows.filter(({ isInsured }) => isInsured === (key === "INSURED"));
          const next = own.findLast(({ when }) => when === "FUTURE");
          return {
            ...{ key, name: t(`notice.${key}`) },
            summary: [
              due(own.find(({ when }) => when === "NOW")),
              next && t("notice.next", { due: due(next) ?? "", day: formatDate(next.validFrom) }),
            ],
            rows: own.map((row) => ({
              ...row,
              text: said(row),
              note: t("law.sourceLine", { source: row.source, date: formatDate(row.sourceDate) }),
            })),
          };
        })}
      />
    </Stack>
  );
}

function NoticeForm() {
  const { t } = useTranslation("operatorSettings");
  const initialValues = { subject: "INSURED", dueDay: "", validFrom: "", validTo: "", source: "", sourceDate: "" };
  const of = useRowForm({
    initialValues,
    required: lawDays,
    validate: { dueDay: (value) => (/^([1-9]|[12]\d|3[01])?$/.test(value) ? null : t("notice.dueDayWrong")) },
    send: async ({ subject, dueDay, validTo, ...values }) => {
      const input = { ...values, isInsured: subject === "INSURED", dueDay: dueDay ? Number(dueDay) : null, validTo: validTo || null };
      const { errors: problems } = await send(addNoticeRule, input);
      if (problems?.length === 0) of.form.setValues(initialValues);
      return problems;
    },
  });
  return (
    <RowFormCard of={of} title={t("notice.add")} lead={t("notice.addWhy")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SelectField
          form={of.form}
          name="subject"
          label={t("notice.subject")}
          choices={subjects.map((value) => ({ value, label: t(`notice.${value}`) }))}
          required
        />
        <TextField form={of.form} name="dueDay" label={t("notice.dueDay")} support={t("notice.dueDayWhy")} inputMode="numeric" />
      </SimpleGrid>
      <LawDaysFields of={of} sourceWhy={t("notice.sourceWhy")} />
    </RowFormCard>
  );
}
