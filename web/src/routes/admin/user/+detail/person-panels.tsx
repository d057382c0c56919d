import type { SeekerPanels_DetailFragment } from "#graphql/operations.ts";
import { formatDate, formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Timeline, TimelineItem } from "#ui/lists/timeline.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

interface PanelProps {
  detail: SeekerPanels_DetailFragment;
}

/** The person's details, as far as looking after an account needs them. */
export function ProfilePanel({ detail: { seeker, agreedTerms, eraseAfter } }: PanelProps) {
  const { t } = useTranslation(["adminPeople", "vocabulary"]);
  return (
    <Panel title={t("detail.profile")}>
      <DescriptionList
        items={[
          { term: t("detail.id"), value: <span style={{ overflowWrap: "anywhere" }}>{seeker.id}</span> },
          { term: t("list.email"), value: seeker.email && <span style={{ overflowWrap: "anywhere" }}>{seeker.email}</span> },
          { term: t("list.locale"), value: t.code("locale", seeker.locale) },
          { term: t("detail.prefecture"), value: seeker.prefecture && t.code("vocabulary:prefecture", seeker.prefecture) },
          {
            term: t("detail.selfDeclared"),
            value: seeker.selfDeclaredLevel && t(`vocabulary:japaneseLevel.${seeker.selfDeclaredLevel}`),
          },
          { term: t("list.registered"), value: formatDateTime(seeker.registeredAt) },
          { term: t("list.lastSeen"), value: seeker.lastSeenAt && formatDateTime(seeker.lastSeenAt) },
          {
            term: t("detail.terms"),
            value: agreedTerms.map(({ version, acceptedAt }) => (
              <div key={version}>{t("detail.termsOf", { version, at: formatDateTime(acceptedAt) })}</div>
            )),
          },
          { term: t("detail.eraseAfter"), value: eraseAfter && formatDate(eraseAfter) },
        ]}
      />
      <Text size="sm" tone="dimmed">
        {t("detail.privacy")}
      </Text>
    </Panel>
  );
}

/** The operator's acts on the account, newest first. */
export function EventsPanel({ detail: { events } }: PanelProps) {
  const { t } = useTranslation("adminPeople");
  return (
    <Panel title={t("detail.events")}>
      {events.length === 0 && <Text tone="dimmed">{t("detail.noEvents")}</Text>}
      <Timeline>
        {events.map(({ id, from, to, actorName, reason, at }) => (
          <TimelineItem key={id} title={t("detail.move", { from: t(`status.${from}`), to: t(`status.${to}`) })}>
            <Text size="sm" tone="dimmed">
              {joinFacts([formatDateTime(at), actorName])}
            </Text>
            {reason && (
              <Text size="sm" keepsLines>
                {reason}
              </Text>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </Panel>
  );
}
