import { formatDate } from "#platform/dates.ts";
import { fromTo, inBrackets, joinList } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { removeShift } from "./shift.mutations.ts";
import { type ShiftCalendar, shiftCalendarQuery } from "./shift-queries.ts";
import { durationText, timeOfDay } from "./shift-text.ts";

/** The shifts of the month by time, each with its hours. */
export function ShiftList({ shifts }: { shifts: ShiftCalendar["shifts"] }) {
  const { t } = useTranslation("shift");
  const { send, isSending } = useSend();
  if (shifts.length === 0) return <Text tone="dimmed">{t("none")}</Text>;
  return (
    <Stack gap="xs">
      {shifts.map(({ id, day, startMinute, endMinute, breakMinutes, employer }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Stack gap={0}>
            <Text strong>{formatDate(day)}</Text>
            <Text size="sm">
              {fromTo(timeOfDay(t, startMinute), timeOfDay(t, endMinute))}
              {inBrackets(
                joinList([
                  durationText(t, endMinute - startMinute - breakMinutes),
                  ...(breakMinutes > 0 ? [t("break", { minutes: breakMinutes })] : []),
                ]),
              )}{" "}
              {employer}
            </Text>
          </Stack>
          <Button
            variant="outline"
            color="dark"
            style={{ flex: "none" }}
            loading={isSending}
            aria-label={t("removeOf", { day: formatDate(day), employer })}
            onClick={() => void send(removeShift, { id }, { refetch: [shiftCalendarQuery] })}
          >
            {t("remove")}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
