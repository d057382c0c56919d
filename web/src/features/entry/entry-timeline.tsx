import type { ActorKind, EntryStatus } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Timeline, TimelineItem } from "#ui/lists/timeline.tsx";
import { Text } from "#ui/text/text.tsx";
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
    <Timeline label={t("timeline")}>
      {events.map((event) => (
        <TimelineItem key={event.id} title={entryStatusText(t, { status: event.to, interviewRound: event.interviewRound })}>
          <Text size="sm" tone="dimmed">
            {joinFacts([formatDateTime(event.at), t(`vocabulary:actorKind.${event.by}`)])}
          </Text>
          {event.reason && (
            <Text keepsLines>
              <MixedText text={event.reason} />
            </Text>
          )}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
