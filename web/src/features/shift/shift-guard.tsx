import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { formatDate, formatMonth } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { AddShiftForm } from "./add-shift-form.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { SchoolVacations } from "./school-vacations.tsx";
import { ShiftList } from "./shift-list.tsx";
import { type ShiftCalendar, shiftCalendarQuery } from "./shift-queries.ts";
import { addMonths, daysOfMonth, durationText, thisMonth } from "./shift-text.ts";

/** The 28-hour guard: shifts of all jobs, month by month, with the excess in any seven days. */
export function ShiftGuard() {
  const { t } = useTranslation("shift");
  const [month, setMonth] = useState(thisMonth);
  const { data, previousData, error, refetch } = useQuery(shiftCalendarQuery, { variables: daysOfMonth(month) });
  const calendar = (data ?? previousData)?.shiftCalendar;
  return (
    <Card component="section" padding="lg" id="shifts">
      <Stack gap="lg">
        <Title order={2} size={3}>
          {t("title")}
        </Title>
        <Text size="sm">{t("lead")}</Text>
        <Group justify="space-between">
          <Button variant="outline" onClick={() => setMonth(addMonths(month, -1))}>
            {t("previousMonth")}
          </Button>
          <Text strong aria-live="polite">
            {formatMonth(month)}
          </Text>
          <Button variant="outline" onClick={() => setMonth(addMonths(month, 1))}>
            {t("nextMonth")}
          </Button>
        </Group>
        {error && <ErrorPanel message={error.message} onRetry={() => void refetch()} />}
        {!calendar && !error && <ListSkeleton rows={2} />}
        {calendar && <Calendar calendar={calendar} />}
      </Stack>
    </Card>
  );
}

function Calendar({ calendar }: { calendar: ShiftCalendar }) {
  const { t } = useTranslation("shift");
  return (
    <>
      <Summary calendar={calendar} />
      <ShiftList shifts={calendar.shifts} />
      <Title order={3}>{t("form.title")}</Title>
      <AddShiftForm />
      {calendar.vacationDailyLimitMinutes !== null && <SchoolVacations vacations={calendar.vacations} />}
    </>
  );
}

function Summary({ calendar: { weeklyLimitMinutes, busiest, excesses } }: { calendar: ShiftCalendar }) {
  const { t } = useTranslation("shift");
  if (weeklyLimitMinutes === null) return <Text>{t("noLimit")}</Text>;
  if (excesses.length > 0) return <ExcessNotice excesses={excesses} />;
  if (!busiest) return null;
  const time = durationText(t, busiest.minutes);
  return (
    <Stack gap={2}>
      <Text strong>✔ {t("fine")}</Text>
      <Text>{t("busiest", { from: formatDate(busiest.from), time, limit: durationText(t, weeklyLimitMinutes) })}</Text>
    </Stack>
  );
}
