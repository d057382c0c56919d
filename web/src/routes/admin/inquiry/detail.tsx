import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { AnswerForm } from "#features/inquiry-desk/answer-form.tsx";
import classes from "#features/inquiry-desk/desk.module.css";
import { DeskQueue } from "#features/inquiry-desk/desk-queue.tsx";
import { Handling } from "#features/inquiry-desk/inquiry-acts.tsx";
import { InquiryChip } from "#features/inquiry-desk/inquiry-chip.tsx";
import { InquiryHistory } from "#features/inquiry-desk/inquiry-history.tsx";
import type { AdminInquiryScreenQuery, AdminInquiryScreenQueryVariables } from "#graphql/operations.ts";
import { adminComplaintPath, adminPaths } from "#paths/admin.paths.ts";
import { workPath } from "#paths/public.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const adminInquiryScreenQuery: TypedDocumentNode<AdminInquiryScreenQuery, AdminInquiryScreenQueryVariables> = gql`
  query AdminInquiryScreen($id: ID!) {
    inquiry(id: $id) {
      id
      version
      ticket
      category
      status
      name
      email
      companyName
      body
      workId
      locale
      createdAt
      answerDueAt
      answeredAt
      deletedAt
      complaintId
      legalMoves
      assignee {
        id
        name
      }
      events {
        id
        kind
        by
        body
        to
        assignee
        at
      }
    }
    operators {
      id
      name
    }
    waiting: inquiries(filter: { statuses: [NEW, IN_PROGRESS] }, sort: OLDEST, first: 50) {
      items {
        id
        category
        name
        companyName
        preview
        createdAt
        answerDueAt
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminInquiryScreenQuery, AdminInquiryScreenQueryVariables>;
type Found = NonNullable<AdminInquiryScreenQuery["inquiry"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminInquiryScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One inquiry as a conversation, with what waits beside it. */
export function Component() {
  const { t } = useTranslation("desk");
  const reference: Reference = useLoaderData<typeof loader>();
  const { inquiry, operators, waiting } = useReadQuery(reference).data;
  useTitle(inquiry?.ticket ?? t("inquiry.title"));
  if (!inquiry) {
    return (
      <EmptyState title={t("inquiry.notFound")} level={1}>
        <LinkButton to={adminPaths.inquiries}>{t("toList")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <PageHeader title={inquiry.ticket} actions={<InquiryChip status={inquiry.status} />} />
      <div className={classes["desk"]} data-rail="thin">
        <DeskQueue waiting={waiting.items} totalCount={waiting.totalCount} current={inquiry.id} />
        <Stack gap="md">
          <InquiryHistory inquiry={inquiry} events={inquiry.events} />
          <AnswerForm key={inquiry.id} inquiry={inquiry} />
        </Stack>
        <Stack gap="md">
          <Written inquiry={inquiry} />
          <Handling inquiry={inquiry} operators={operators} />
          <ComplaintPart inquiry={inquiry} />
        </Stack>
      </div>
    </Stack>
  );
}

function Written({ inquiry }: { inquiry: Found }) {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const status = <InquiryChip status={inquiry.status} />;
  return (
    <Card component="section" padding="md">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("inquiry.facts")}
        </Title>
        <DescriptionList
          items={[
            { term: t("status"), value: status },
            { term: t("inquiry.category"), value: t(`vocabulary:inquiryCategory.${inquiry.category}`) },
            { term: t("inquiry.from"), value: [inquiry.companyName, inquiry.name].filter(Boolean).join(" ") },
            { term: t("inquiry.email"), value: inquiry.email },
            { term: t("inquiry.work"), value: inquiry.workId && <TextLink to={workPath(inquiry.workId)}>{t("inquiry.seeWork")}</TextLink> },
            { term: t("receivedAt"), value: formatDateTime(inquiry.createdAt) },
            { term: t("inquiry.due"), value: inquiry.answeredAt ? null : formatDateTime(inquiry.answerDueAt) },
            { term: t("inquiry.answeredAt"), value: inquiry.answeredAt && formatDateTime(inquiry.answeredAt) },
            { term: t("inquiry.deletedAt"), value: formatDateTime(inquiry.deletedAt) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function ComplaintPart({ inquiry }: { inquiry: Found }) {
  const { t } = useTranslation("desk");
  const { complaintId, id } = inquiry;
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("complaint.title")}
        </Title>
        <Text size="sm">{t("inquiry.complaintWhy")}</Text>
        {complaintId ? (
          <TextLink to={adminComplaintPath(complaintId)}>{t("inquiry.seeComplaint")}</TextLink>
        ) : (
          <LinkButton variant="outline" to={`${adminPaths.complaintCreate}?inquiry=${id}`}>
            {t("inquiry.makeComplaint")}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
