import { useState } from "react";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { PermissionForm } from "./permission-form.tsx";
import { isPlainAnswer, type PermissionRow } from "./permission-row.ts";
import { RowsBySubject } from "./rows-by-subject.tsx";

/** The rows that concern everyone have no subject; they are not added here. */
const everyone = "EVERYONE";
const subjectOf = ({ status, permission }: PermissionRow): string => status ?? permission ?? everyone;

/** Returns the function that names the subject of rows: a 在留資格, or what people said who gave none. */
function useSubjectName(): (rows: readonly PermissionRow[]) => string {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  return ([row]) => {
    if (row?.status) return t(`vocabulary:residenceStatus.${row.status}`);
    return row?.permission ? t("permission.said", { name: t(`vocabulary:workPermission.${row.permission}`) }) : t("permission.everyone");
  };
}

/** The rules of work permission by 在留資格 with their history, and the form for the next row. */
export function PermissionPart({ rows }: { rows: readonly PermissionRow[] }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const nameOf = useSubjectName();
  const line = useRuleLine();
  const bySubject = Map.groupBy(rows, subjectOf);
  const [subject, setSubject] = useState(bySubject.keys().next().value ?? "");
  const own = bySubject.get(subject) ?? [];
  const plain = own.filter(({ reason }) => isPlainAnswer(reason));
  const latest = plain.find(({ categories }) => categories.length === 0) ?? plain[0];
  const subjects = [...bySubject]
    .filter(([key]) => key !== "JAPANESE_NATIONAL" && key !== everyone)
    .map(([value, of]) => ({ value, label: nameOf(of) }));
  return (
    <Stack gap="md">
      {latest && (
        <PermissionForm key={`${subject} ${own.length}`} latest={latest} subjects={subjects} subject={subject} onSubject={setSubject} />
      )}
      <RowsBySubject
        kind="PERMISSION"
        title={t("permission.current")}
        lead={t("permission.lead")}
        subjects={[...bySubject].map(([key, of]) => {
          const number = (when: PermissionRow["when"]) => of.filter((row) => row.when === when).length;
          const next = number("FUTURE");
          return {
            ...{ key, name: nameOf(of) },
            summary: [t("permission.summaryNow", { number: number("NOW") }), next > 0 && t("permission.summaryNext", { number: next })],
            rows: of.map((row) => ({
              ...row,
              text: line(row, of),
              note: [row.evidence, t("law.sourceLine", { source: row.source, date: formatDate(row.sourceDate) })].join("\n"),
            })),
          };
        })}
      />
    </Stack>
  );
}

/** Returns the function that puts a row into one line: the duties, the verdict with its reason, the hours and the last day. */
function useRuleLine(): (row: PermissionRow, all: readonly PermissionRow[]) => string {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  return ({ categories, verdict, reason, maxWeeklyHours, vacationDailyHours, validTo }, all) => {
    const others = all.some((row) => row.categories.length > 0) ? t("permission.rest") : t("permission.every");
    const duties = categories.map((category) => t(`vocabulary:jobCategory.${category}`)).join(t("and"));
    const answer = t("permission.answerChoice", { verdict: t(`permission.verdict.${verdict}`), answer: t(`permission.answer.${reason}`) });
    return [
      t("permission.line", { duties: duties || others, answer }),
      maxWeeklyHours && t("permission.hours", { hours: maxWeeklyHours }),
      vacationDailyHours && t("permission.vacation", { hours: vacationDailyHours }),
      validTo && t("law.until", { day: formatDate(validTo) }),
    ]
      .filter(Boolean)
      .join("　");
  };
}
