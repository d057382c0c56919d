import { Text, Timeline } from "@mantine/core";
import type { ActorKind, EntryStatus } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { entryStatusText } from "./status-text.ts";

interface Event {
  id: string;
  to: EntryStatus;
  interviewRound: number;
  by: ActorKind;
  reason: string | null;
  at: string;
}

/** The steps by which an application came to where it stands, oldest first. */
export function EntryTimeline({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation(["entry", "vocabulary"]);
  return (
    <Timeline active={events.length - 1} bulletSize={18} lineWidth={2} aria-label={t("timeline")}>
      {events.map((event) => (
        <Timeline.Item key={event.id} title={entryStatusText(t, { status: event.to, interviewRound: event.interviewRound })}>
          <Text size="sm" c="dimmed">
            {joinFacts([formatDateTime(event.at), t(`vocabulary:actorKind.${event.by}`)])}
          </Text>
          {event.reason && <Text style={{ whiteSpace: "pre-line" }}>{event.reason}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
