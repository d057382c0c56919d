import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { EntryNotes } from "#features/applicant-review/entry-notes.tsx";
import { EntryReview_entry } from "#features/applicant-review/review.fragment.ts";
import { Scorecards } from "#features/applicant-review/scorecards.tsx";
import { applicantFacts } from "#features/company-entry/applicant-facts.ts";
import { EntryChip } from "#features/company-entry/entry-chip.tsx";
import { HandlingPanel, HandlingPanel_entry } from "#features/company-entry/handling-panel.tsx";
import { MeasuredLevel } from "#features/company-entry/measured-level.tsx";
import { MoveEntry, MoveEntry_entry } from "#features/company-entry/move-entry.tsx";
import { UnreachableNotice } from "#features/company-entry/unreachable.tsx";
import { EntryTimeline } from "#features/entry/entry-timeline.tsx";
import { HireDuties_entry } from "#features/hire/hire.fragment.ts";
import { HireDuties } from "#features/hire/hire-duties.tsx";
import { InterviewSlots } from "#features/interview/interview-slots.tsx";
import { InterviewSlots_entry } from "#features/interview/offer.fragment.ts";
import { ApplicantPermission } from "#features/matching/applicant-permission.tsx";
import type { CompanyEntryScreenQuery, CompanyEntryScreenQueryVariables } from "#graphql/operations.ts";
import { companyMessagePath, companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./detail.module.css";

const companyEntryScreenQuery: TypedDocumentNode<CompanyEntryScreenQuery, CompanyEntryScreenQueryVariables> = gql`
  query CompanyEntryScreen($id: ID!) {
    companyEntry(id: $id) {
      id
      status
      interviewRound
      version
      message
      conversationId
      legalMoves
      work {
        id
        title
      }
      permission {
        verdict
        residenceStatus
        seekerField
        workField
        weeklyHours
        expiresOn
        judgedOn
        reasons {
          code
          evidence
          source
          sourceDate
          maxWeeklyHours
          remedy
        }
      }
      answers {
        questionId
        question
        answer
      }
      resume {
        id
        fileName
        url
      }
      events {
        id
        to
        interviewRound
        by
        reason
        at
      }
      applicant {
        displayName
        isReachable
        hasLeft
        displayNameKana
        latinName
        email
        phone
        prefecture
        city
        workPermission
        residenceStatus
        residenceExpiresOn
        partTimePermission
        specifiedSkillField
        selfDeclaredLevel
        measurement {
          provisional
          level
          probabilities {
            level
            probability
          }
          score {
            points
            low
            high
          }
          measuredAt
        }
        otherLanguages
        introduction
        startableOn
        certificates {
          kind
          level
        }
        education {
          name
          detail
          from
          to
        }
        workHistory {
          name
          detail
          from
          to
        }
      }
      ...MoveEntry_entry
      ...EntryReview_entry
      ...InterviewSlots_entry
      ...HireDuties_entry
      ...HandlingPanel_entry
    }
  }
  ${MoveEntry_entry}
  ${EntryReview_entry}
  ${InterviewSlots_entry}
  ${HireDuties_entry}
  ${HandlingPanel_entry}
`;

type Reference = QueryRef<CompanyEntryScreenQuery, CompanyEntryScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(companyEntryScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One applicant: the consented profile, what they wrote, the history, and the next move. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary", "entry", "exam"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const entry = useReadQuery(reference).data.companyEntry;
  useTitle(entry?.applicant.displayName ?? t("entries.title"));
  if (!entry) {
    return (
      <EmptyState title={t("entries.notFound")} level={1}>
        <LinkButton to={companyPaths.entries}>{t("entries.title")}</LinkButton>
      </EmptyState>
    );
  }
  const written = [
    { term: t("entry:message"), value: entry.message },
    ...entry.answers.map(({ question, answer }) => ({ term: question, value: answer || t("common:none") })),
    { term: t("entry:resume"), value: entry.resume && <a href={entry.resume.url}>{entry.resume.fileName}</a> },
  ];
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap" align="center">
        <Avatar name={entry.applicant.displayName} size={56} />
        <div className={classes["head"]}>
          <PageHeader
            title={entry.applicant.displayName}
            lead={entry.work.title}
            actions={<EntryChip status={entry.status} interviewRound={entry.interviewRound} />}
          />
        </div>
      </Group>
      <UnreachableNotice of={entry.applicant} />
      <div className={classes["columns"]}>
        <div className={classes["about"]}>
          <Stack gap="lg">
            {entry.permission && <ApplicantPermission permission={entry.permission} />}
            <HireDuties entry={entry} stated={entry.applicant.residenceStatus} />
            {!entry.applicant.hasLeft && (
              <>
                <Card padding="lg" component="section">
                  <Title order={2} size={3}>
                    {t("entries.written")}
                  </Title>
                  <DescriptionList items={written} />
                </Card>
                <Card padding="lg" component="section">
                  <Title order={2} size={3}>
                    {t("entries.profile")}
                  </Title>
                  <DescriptionList items={applicantFacts(t, entry.applicant)} />
                  <Text size="sm" tone="dimmed">
                    {t("entries.consent")}
                  </Text>
                </Card>
                <MeasuredLevel measurement={entry.applicant.measurement} />
                <Scorecards entry={entry} />
                <EntryNotes entry={entry} />
              </>
            )}
          </Stack>
        </div>
        <div>
          <Stack gap="lg">
            <Card padding="lg" component="section">
              <Stack gap="md">
                <Title order={2} size={3}>
                  {t("entries.next")}
                </Title>
                <MoveEntry entry={entry} />
                {entry.conversationId && (
                  <Group>
                    <LinkButton to={companyMessagePath(entry.conversationId)} variant="outline">
                      <Icon name="message-circle" />
                      {t(entry.applicant.isReachable ? "entries.toMessages" : "entries.readMessages")}
                    </LinkButton>
                  </Group>
                )}
              </Stack>
            </Card>
            {!entry.applicant.hasLeft && <HandlingPanel entry={entry} />}
            <InterviewSlots entry={entry} />
            <Card padding="lg" component="section">
              <Stack gap="md">
                <Title order={2} size={3}>
                  {t("entries.history")}
                </Title>
                <EntryTimeline events={entry.events} />
              </Stack>
            </Card>
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
