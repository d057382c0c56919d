import type { InquiryEventKind, InquiryStatus } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./inquiry-history.module.css";

interface HistoryEvent {
  id: string;
  kind: InquiryEventKind;
  by: string | null;
  body: string;
  to: InquiryStatus | null;
  assignee: string | null;
  at: string;
}

interface InquiryHistoryProps {
  inquiry: { name: string; body: string; createdAt: string };
  events: readonly HistoryEvent[];
}

/** An inquiry as a conversation: what was written to us, our answers, notes that only colleagues see, and what was decided between. */
export function InquiryHistory({ inquiry, events }: InquiryHistoryProps) {
  const { t } = useTranslation("desk");
  return (
    <section className={classes["history"]}>
      <Title order={2} size={3}>
        {t("inquiry.written")}
      </Title>
      <ol className={classes["list"]}>
        <li className={classes["said"]} data-side="theirs">
          <Text size="sm" tone="dimmed">
            {joinFacts([inquiry.name, formatDateTime(inquiry.createdAt)].filter(Boolean))}
          </Text>
          <Text keepsLines>{inquiry.body || t("inquiry.erased")}</Text>
        </li>
        {events.map((event) => (
          <Happened key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Happened({ event: { kind, by, body, to, assignee, at } }: { event: HistoryEvent }) {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const who = joinFacts([by ?? t("unknownPerson"), formatDateTime(at)]);
  const label = t(`inquiry.kind.${kind}`);
  if (kind === "ASSIGNED" || (kind === "MOVED" && body === "")) {
    const detail = kind === "ASSIGNED" ? (assignee ?? t("nobody")) : to && t(`vocabulary:inquiryStatus.${to}`);
    return (
      <li className={classes["step"]}>
        <Text size="sm" tone="dimmed">
          {joinFacts([detail ? t("common:labelled", { label, text: detail }) : label, who])}
        </Text>
      </li>
    );
  }
  const side = { REPLIED: "theirs", ANSWERED: "ours", NOTED: "note", MOVED: "note" }[kind];
  return (
    <li className={classes["said"]} data-side={side}>
      <Text size="sm" tone="dimmed">
        {side === "note" && <Icon name="lock" size={14} />}
        {joinFacts([label, who])}
      </Text>
      <Text keepsLines>{body}</Text>
    </li>
  );
}
