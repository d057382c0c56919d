import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { formatMonth, todayInJapan } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { DayPanel } from "./day-panel.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { MonthSheet } from "./month-sheet.tsx";
import { SchoolVacations } from "./school-vacations.tsx";
import classes from "./shift-guard.module.css";
import { type ShiftCalendar, shiftCalendarQuery } from "./shift-queries.ts";
import { addMonths, durationText, weeksOf } from "./shift-text.ts";

/** The 28-hour guard: the shifts of all jobs on the sheet of a month, with what any seven days have, and one press for a usual shift. */
export function ShiftGuard() {
  const { t } = useTranslation("shift");
  const [day, setDay] = useState(todayInJapan);
  const month = day.slice(0, 7);
  const weeks = weeksOf(month);
  const variables = { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day };
  const { data, previousData, error, refetch } = useQuery(shiftCalendarQuery, { variables });
  const calendar = (data ?? previousData)?.shiftCalendar;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Button variant="outline" onClick={() => setDay(addMonths(day, -1))}>
          {t("previousMonth")}
        </Button>
        <Text strong aria-live="polite">
          {formatMonth(month)}
        </Text>
        <Button variant="outline" onClick={() => setDay(addMonths(day, 1))}>
          {t("nextMonth")}
        </Button>
      </Group>
      {error && <ErrorPanel message={error.message} onRetry={() => void refetch()} />}
      {!calendar && !error && <ListSkeleton rows={4} />}
      {calendar && (
        <div className={classes["guard"]}>
          <Stack gap="sm" style={{ minWidth: 0 }}>
            <MonthSheet calendar={calendar} weeks={weeks} month={month} selected={day} onSelect={setDay} />
            <Text size="sm" tone="dimmed">
              {t("sheetNote")}
            </Text>
          </Stack>
          <Stack gap="md" style={{ minWidth: 0 }}>
            <Summary calendar={calendar} />
            <DayPanel key={day} calendar={calendar} day={day} />
            {calendar.vacationDailyLimitMinutes !== null && (
              <Card padding="lg" component="section">
                <SchoolVacations vacations={calendar.vacations} />
              </Card>
            )}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

function Summary({ calendar: { weeklyLimitMinutes, excesses } }: { calendar: ShiftCalendar }) {
  const { t } = useTranslation("shift");
  if (weeklyLimitMinutes === null) return <Text>{t("noLimit")}</Text>;
  if (excesses.length > 0) return <ExcessNotice excesses={excesses} />;
  return (
    <Text>
      <strong>{t("fine")}</strong> {t("rule", { limit: durationText(t, weeklyLimitMinutes) })}
    </Text>
  );
}
