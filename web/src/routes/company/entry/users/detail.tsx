import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Badge, Card, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { EntryNotes } from "#features/applicant-review/entry-notes.tsx";
import { EntryReview_entry } from "#features/applicant-review/review.fragment.ts";
import { Scorecards } from "#features/applicant-review/scorecards.tsx";
import { applicantFacts } from "#features/company-entry/applicant-facts.ts";
import { MeasuredLevel } from "#features/company-entry/measured-level.tsx";
import { MoveEntry, MoveEntry_entry } from "#features/company-entry/move-entry.tsx";
import { UnreachableNotice } from "#features/company-entry/unreachable.tsx";
import { EntryTimeline } from "#features/entry/entry-timeline.tsx";
import { entryStatusText } from "#features/entry/status-text.ts";
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
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";

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
    }
  }
  ${MoveEntry_entry}
  ${EntryReview_entry}
  ${InterviewSlots_entry}
  ${HireDuties_entry}
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
  const status = (
    <Badge size="xl" tt="none">
      {entryStatusText(t, entry)}
    </Badge>
  );
  return (
    <Stack gap="lg">
      <PageHeader title={entry.applicant.displayName} lead={entry.work.title} actions={status} />
      <UnreachableNotice of={entry.applicant} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }} order={{ base: 2, lg: 1 }}>
          <Stack gap="lg">
            {entry.permission && <ApplicantPermission permission={entry.permission} />}
            <HireDuties entry={entry} stated={entry.applicant.residenceStatus} />
            {!entry.applicant.hasLeft && (
              <>
                <Card withBorder padding="lg" component="section">
                  <Title order={2} size="h3">
                    {t("entries.written")}
                  </Title>
                  <DescriptionList items={written} />
                </Card>
                <Card withBorder padding="lg" component="section">
                  <Title order={2} size="h3">
                    {t("entries.profile")}
                  </Title>
                  <DescriptionList items={applicantFacts(t, entry.applicant)} />
                  <Text size="sm" c="dimmed" mt="sm">
                    {t("entries.consent")}
                  </Text>
                </Card>
                <MeasuredLevel measurement={entry.applicant.measurement} />
                <Scorecards entry={entry} />
                <EntryNotes entry={entry} />
              </>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }} order={{ base: 1, lg: 2 }}>
          <Stack gap="lg">
            <Card withBorder padding="lg" component="section">
              <Stack gap="md">
                <Title order={2} size="h3">
                  {t("entries.next")}
                </Title>
                <MoveEntry entry={entry} />
                {entry.conversationId && (
                  <Group>
                    <LinkButton to={companyMessagePath(entry.conversationId)} variant="outline">
                      {t(entry.applicant.isReachable ? "entries.toMessages" : "entries.readMessages")}
                    </LinkButton>
                  </Group>
                )}
              </Stack>
            </Card>
            <InterviewSlots entry={entry} />
            <Card withBorder padding="lg" component="section">
              <Stack gap="md">
                <Title order={2} size="h3">
                  {t("entries.history")}
                </Title>
                <EntryTimeline events={entry.events} />
              </Stack>
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
