import { useState } from "react";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text.tsx";
import { PermissionForm } from "./permission-form.tsx";
import type { PermissionRow } from "./permission-row.ts";
import { RowHistory } from "./row-history.tsx";

const subjectOf = ({ status, permission }: PermissionRow): string => status ?? permission ?? "";

/** What the rows of a subject are called: a 在留資格, or what people say who gave none. */
function useSubjectName(): (rows: readonly PermissionRow[]) => string {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  return ([row]) => {
    if (row?.status) return t(`vocabulary:residenceStatus.${row.status}`);
    return row?.permission ? t("permission.said", { name: t(`vocabulary:workPermission.${row.permission}`) }) : "";
  };
}

/** The rules of work permission by 在留資格 with their history, and the form for the next row. */
export function PermissionPart({ rows }: { rows: readonly PermissionRow[] }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const nameOf = useSubjectName();
  const bySubject = Map.groupBy(rows, subjectOf);
  const [subject, setSubject] = useState(bySubject.keys().next().value ?? "");
  const own = bySubject.get(subject) ?? [];
  const latest = own.find(({ categories }) => categories.length === 0) ?? own[0];
  const subjects = [...bySubject].filter(([key]) => key !== "JAPANESE_NATIONAL").map(([value, of]) => ({ value, label: nameOf(of) }));
  return (
    <Stack gap="md">
      {latest && (
        <PermissionForm key={`${subject} ${own.length}`} latest={latest} subjects={subjects} subject={subject} onSubject={setSubject} />
      )}
      <Card component="section" padding="md">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("permission.current")}
          </Title>
          <Text size="sm">{t("permission.lead")}</Text>
          {[...bySubject].map(([key, of]) => (
            <Subject key={key} name={nameOf(of)} rows={of} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

function Subject({ name, rows }: { name: string; rows: readonly PermissionRow[] }) {
  const { t } = useTranslation("operatorSettings");
  const line = useRuleLine(rows);
  const number = (when: PermissionRow["when"]) => rows.filter((row) => row.when === when).length;
  const next = number("FUTURE");
  const parts = [name, t("permission.summaryNow", { number: number("NOW") }), next > 0 && t("permission.summaryNext", { number: next })];
  return (
    <details>
      <summary>{parts.filter(Boolean).join("　")}</summary>
      <RowHistory
        kind="PERMISSION"
        label={name}
        rows={rows.map((row) => ({
          ...row,
          text: line(row),
          note: [row.evidence, t("permission.sourceLine", { source: row.source, date: formatDate(row.sourceDate) })].join("\n"),
        }))}
      />
    </details>
  );
}

/** What a row says, in a line: the duties, the verdict with its reason, the hours and the last day. */
function useRuleLine(all: readonly PermissionRow[]): (row: PermissionRow) => string {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const others = all.some(({ categories }) => categories.length > 0) ? t("permission.rest") : t("permission.every");
  return ({ categories, verdict, reason, maxWeeklyHours, vacationDailyHours, validTo }) => {
    const duties = categories.map((category) => t(`vocabulary:jobCategory.${category}`)).join(t("and"));
    const answer = t("permission.answerChoice", { verdict: t(`permission.verdict.${verdict}`), answer: t(`permission.answer.${reason}`) });
    return [
      t("permission.line", { duties: duties || others, answer }),
      maxWeeklyHours && t("permission.hours", { hours: maxWeeklyHours }),
      vacationDailyHours && t("permission.vacation", { hours: vacationDailyHours }),
      validTo && t("permission.until", { day: formatDate(validTo) }),
    ]
      .filter(Boolean)
      .join("　");
  };
}
