import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Alert, Badge, Card, Grid, List, Stack, Text, Timeline, Title } from "@mantine/core";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { WorkBody } from "#features/work/work-body.tsx";
import type { AdminWorkScreenQuery, AdminWorkScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Moderation, Moderation_work } from "./+edit/moderation.tsx";

const adminWorkScreenQuery: TypedDocumentNode<AdminWorkScreenQuery, AdminWorkScreenQueryVariables> = gql`
  query AdminWorkScreen($id: ID!) {
    adminWork(id: $id) {
      id
      title
      status
      company {
        id
        name
        status
        corporateNumber
        contactEmail
        contactPhone
        publishedWorks
      }
      issues {
        code
        message
        path
        group
      }
      events {
        id
        to
        by
        reason
        at
      }
      ...Moderation_work
      ...WorkBody_posting
    }
  }
  ${Moderation_work}
  ${WorkBody_posting}
`;

type Reference = QueryRef<AdminWorkScreenQuery, AdminWorkScreenQueryVariables>;
type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminWorkScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One work under the eyes of the operator: the whole posting, what is missing, who posts it, and the decision. */
export function Component() {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const work = useReadQuery(reference).data.adminWork;
  useTitle(work?.title ?? t("works.title"));
  if (!work) {
    return (
      <EmptyState title={t("works.notFound")}>
        <LinkButton to={adminPaths.works}>{t("works.title")}</LinkButton>
      </EmptyState>
    );
  }
  const status = (
    <Badge size="xl" tt="none">
      {t(`vocabulary:workStatus.${work.status}`)}
    </Badge>
  );
  return (
    <Stack gap="md">
      <PageHeader title={work.title || t("works.untitled")} lead={work.company.name} actions={status} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <Issues issues={work.issues} />
            <WorkBody posting={work} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Aside work={work} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function Issues({ issues }: { issues: ReviewedWork["issues"] }) {
  const { t } = useTranslation("admin");
  if (issues.length === 0) return <Alert color="green">{t("works.lawful")}</Alert>;
  return (
    <Alert color="red" title={t("works.issues", { count: issues.length })}>
      <List size="sm">
        {issues.map((issue) => (
          <List.Item key={`${issue.code}${issue.path.join(".")}`}>
            {t("works.issue", { group: issue.group, message: issue.message })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Aside({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const { company } = work;
  return (
    <Stack gap="md">
      <Card withBorder padding="md" component="section">
        <Stack gap="sm">
          <Title order={2} size="h3">
            {t("works.decision")}
          </Title>
          <Moderation work={work} />
        </Stack>
      </Card>
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h3">
          {t("works.company")}
        </Title>
        <DescriptionList
          items={[
            { term: t("works.companyName"), value: company.name },
            { term: t("works.companyStatus"), value: t(`vocabulary:companyStatus.${company.status}`) },
            { term: t("works.corporateNumber"), value: company.corporateNumber },
            { term: t("works.contact"), value: `${company.contactPhone}\n${company.contactEmail}` },
            { term: t("works.published"), value: company.publishedWorks },
          ]}
        />
      </Card>
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h3" mb="md">
          {t("works.history")}
        </Title>
        <Timeline active={work.events.length - 1} bulletSize={16} lineWidth={2}>
          {work.events.map((event) => (
            <Timeline.Item key={event.id} title={t(`vocabulary:workStatus.${event.to}`)}>
              <Text size="sm" c="dimmed">
                {formatDateTime(event.at)} ／ {t(`vocabulary:actorKind.${event.by}`)}
              </Text>
              {event.reason && <Text size="sm">{event.reason}</Text>}
            </Timeline.Item>
          ))}
        </Timeline>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
