import { daysUntil, formatDate, formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./incident.module.css";

interface Clocks {
  mustReport: boolean;
  preliminaryAimOn: string;
  preliminaryDueOn: string;
  finalDueOn: string;
  preliminaryReportedAt: string | null;
  finalReportedAt: string | null;
  peopleToldAt: string | null;
  malicious: boolean;
}

function toneOf(day: string): StatusTone {
  const left = daysUntil(day);
  if (left < 0) return "bad";
  return left <= 2 ? "wait" : "going";
}

/** The reports that the law asks for, each with its last day and how long is left. */
export function IncidentClocks({ incident }: { incident: Clocks }) {
  const { t } = useTranslation("adminIncident");
  const { mustReport, preliminaryAimOn, preliminaryDueOn, finalDueOn, malicious } = incident;
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("clocks")}
        </Title>
        <Notice tone={mustReport ? "warning" : "plain"} title={t(mustReport ? "mustReport" : "needNotReport")}>
          <Text size="sm">{t("law")}</Text>
        </Notice>
        <ul className={classes["clocks"]}>
          <Clock
            name={t("act.PRELIMINARY_REPORTED")}
            done={incident.preliminaryReportedAt}
            due={mustReport ? preliminaryDueOn : null}
            note={t("preliminaryNote", { day: formatDate(preliminaryAimOn) })}
          />
          <Clock
            name={t("act.FINAL_REPORTED")}
            done={incident.finalReportedAt}
            due={mustReport ? finalDueOn : null}
            note={t(malicious ? "finalNoteLong" : "finalNote")}
          />
          <Clock name={t("act.PEOPLE_TOLD")} done={incident.peopleToldAt} due={null} note={t("peopleNote")} />
        </ul>
      </Stack>
    </Card>
  );
}

function Clock({ name, done, due, note }: { name: string; done: string | null; due: string | null; note: string }) {
  const { t } = useTranslation("adminIncident");
  return (
    <li>
      <Text strong>{name}</Text>
      {done && <StatusChip tone="good">{t("doneAt", { time: formatDateTime(done) })}</StatusChip>}
      {!done && due && (
        <StatusChip tone={toneOf(due)}>
          {daysUntil(due) < 0 ? t("lateSince", { day: formatDate(due) }) : t("dueOn", { day: formatDate(due), count: daysUntil(due) })}
        </StatusChip>
      )}
      <Text size="sm" tone="dimmed">
        {note}
      </Text>
    </li>
  );
}
