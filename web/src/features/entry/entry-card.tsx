import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { PickSlot_entry } from "#features/interview/pick-slot.fragment.ts";
import { PickSlot } from "#features/interview/pick-slot.tsx";
import { OfferNote } from "#features/offer/offer-note.tsx";
import { shownTitle } from "#features/work/title/shown-title.ts";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import type { EntryCard_EntryFragment } from "#graphql/operations.ts";
import { userMessagePath, userWorkPath } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { EntryActions } from "./entry-actions.tsx";
import classes from "./entry-card.module.css";
import { EntryProgress } from "./entry-progress.tsx";
import { EntryState } from "./entry-state.tsx";
import { EntryTimeline } from "./entry-timeline.tsx";

export const EntryCard_entry: TypedDocumentNode<EntryCard_EntryFragment> = gql`
  fragment EntryCard_entry on Entry {
    id
    status
    interviewRound
    version
    companyRemindedAt
    createdAt
    viewerCanWithdraw
    viewerCanAnswerOffer
    offerCondition {
      way
      status
      weeklyHours
      startsOn
    }
    conversationId
    work {
      id
      title
      titleEn
      madeTitle
      company {
        id
        name
        nameEn
      }
    }
    events {
      id
      to
      interviewRound
      by
      reason
      at
    }
    ...PickSlot_entry
  }
  ${PickSlot_entry}
`;

/** One application: its state, its history, and the acts open to the seeker. */
export function EntryCard({ entry }: { entry: FragmentType<EntryCard_EntryFragment> }) {
  const { t } = useTranslation(["entry", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: EntryCard_entry, fragmentName: "EntryCard_entry", from: entry });
  if (!complete) return null;
  const reason = data.events.at(-1)?.reason;
  return (
    <Card padding="lg" component="article">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <CompanyMark id={data.work.company.id} name={data.work.company.name} />
            <Stack gap={2}>
              <Text size="sm">
                <CompanyName company={data.work.company} />
              </Text>
              <Title order={2} size={3}>
                <Link to={userWorkPath(data.work.id)} style={{ color: "inherit", textDecoration: "none" }}>
                  <WorkTitle work={data.work} />
                </Link>
              </Title>
              <Text size="sm" tone="dimmed">
                {t("appliedOn", { date: formatDate(data.createdAt) })}
              </Text>
            </Stack>
          </Group>
          <EntryState status={data.status} interviewRound={data.interviewRound} />
        </Group>
        <PickSlot entry={data} />
        {data.companyRemindedAt && <Text>{t("reminded", { date: formatDate(data.companyRemindedAt) })}</Text>}
        <EntryProgress status={data.status} />
        {reason && (
          <Text keepsLines>
            <MixedText text={reason} />
          </Text>
        )}
        {data.offerCondition && <OfferNote condition={data.offerCondition} />}
        <details className={classes["history"]}>
          <summary>{t("timeline")}</summary>
          <EntryTimeline events={data.events} />
        </details>
        <Group>
          {data.conversationId && (
            <LinkButton to={userMessagePath(data.conversationId)} variant="outline">
              {t("toMessages")}
            </LinkButton>
          )}
          <EntryActions entry={{ ...data, title: shownTitle(data.work) }} />
        </Group>
      </Stack>
    </Card>
  );
}
