import { useState } from "react";
import { formatDate } from "#platform/dates.ts";
import { fromTo, inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { AddShiftForm } from "./add-shift-form.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { addShift } from "./shift.mutations.ts";
import { ShiftList } from "./shift-list.tsx";
import { type HourExcess, type ShiftCalendar, shiftCalendarQuery, type UsualShift } from "./shift-queries.ts";
import { clockOf, durationText, timeOfDay } from "./shift-text.ts";

const repeats = [1, 2, 4, 8, 13, 26] as const;

const workedIn = ({ startMinute, endMinute, breakMinutes }: UsualShift) => endMinute - startMinute - breakMinutes;

/** One day: its shifts, what may still come, a press for each usual shift and a form for any other. */
export function DayPanel({ calendar, day }: { calendar: ShiftCalendar; day: string }) {
  const { t } = useTranslation("shift");
  const { send, isSending } = useSend();
  const [weeks, setWeeks] = useState(1);
  const [excesses, setExcesses] = useState<readonly HourExcess[]>([]);
  const [asked, setAsked] = useState<UsualShift>();
  const [problem, setProblem] = useState("");
  // Whoever writes a first shift keeps the form that they write it in.
  const [opensForm] = useState(calendar.usualShifts.length === 0);
  const total = calendar.days.find((one) => one.day === day);
  const remaining = total?.remainingMinutes ?? null;

  const add = async (usual: UsualShift, acceptExcess: boolean) => {
    const { startMinute, endMinute, breakMinutes, employer } = usual;
    const input = { day, start: clockOf(startMinute), end: clockOf(endMinute), breakMinutes, employer, weeks, acceptExcess };
    setProblem("");
    try {
      const answer = await send(addShift, input, { refetch: [shiftCalendarQuery] });
      const isSaved = answer.shifts.length > 0;
      setExcesses(isSaved ? [] : answer.excesses);
      setAsked(isSaved ? undefined : usual);
      setProblem(answer.errors[0]?.message ?? "");
      if (isSaved) showToast({ type: "success", title: t("added", { times: answer.shifts.length }) });
    } catch {
      setProblem(t("common:error.network"));
    }
  };

  return (
    <Card padding="lg" component="section" aria-label={formatDate(day)}>
      <Stack gap="md">
        <Title order={2} size={3}>
          {formatDate(day)}
        </Title>
        {remaining !== null && <Text strong>{t("remaining", { time: durationText(t, remaining) })}</Text>}
        <ShiftList shifts={calendar.shifts.filter((shift) => shift.day === day)} />
        <Select
          id="shift-weeks"
          label={t("repeat")}
          choices={repeats.map((count) => ({ value: String(count), label: count === 1 ? t("once") : t("everyWeek", { times: count }) }))}
          value={String(weeks)}
          onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
          width={260}
        />
        {calendar.usualShifts.length > 0 && (
          <Stack gap="xs">
            <Text strong>{t("usual")}</Text>
            {calendar.usualShifts.map((usual) => (
              <Button
                key={`${usual.startMinute}-${usual.endMinute}-${usual.breakMinutes}-${usual.employer}`}
                variant="outline"
                size="md"
                disabled={isSending}
                onClick={() => void add(usual, false)}
              >
                <Icon name={remaining !== null && workedIn(usual) > remaining ? "alert-triangle" : "plus"} />
                {usual.employer} {fromTo(timeOfDay(t, usual.startMinute), timeOfDay(t, usual.endMinute))}
                {inBrackets(durationText(t, workedIn(usual)))}
              </Button>
            ))}
          </Stack>
        )}
        {problem && <Notice tone="error" title={problem} />}
        {excesses.length > 0 && asked && (
          <ExcessNotice excesses={excesses}>
            <Stack gap="sm" align="flex-start">
              <Text>{t("form.notSaved")}</Text>
              <Button variant="outline" color="red" loading={isSending} onClick={() => void add(asked, true)}>
                {t("form.saveAnyway")}
              </Button>
            </Stack>
          </ExcessNotice>
        )}
        <details open={opensForm}>
          <summary style={{ marginBottom: "0.75rem" }}>{t("form.title")}</summary>
          <AddShiftForm day={day} weeks={weeks} />
        </details>
      </Stack>
    </Card>
  );
}
