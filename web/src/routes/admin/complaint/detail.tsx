import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ComplaintActs } from "#features/complaint/complaint-acts.tsx";
import { StepList } from "#features/inquiry-desk/step-list.tsx";
import classes from "#features/newsroom/newsroom.module.css";
import type { AdminComplaintScreenQuery, AdminComplaintScreenQueryVariables } from "#graphql/operations.ts";
import { adminInquiryPath, adminPaths } from "#paths/admin.paths.ts";
import { workPath } from "#paths/public.paths.ts";
import { formatDate, formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";

const adminComplaintScreenQuery: TypedDocumentNode<AdminComplaintScreenQuery, AdminComplaintScreenQueryVariables> = gql`
  query AdminComplaintScreen($id: ID!) {
    complaint(id: $id) {
      id
      version
      number
      receivedAt
      channel
      party
      partyName
      partyContact
      subject
      body
      workId
      companyName
      inquiryId
      status
      answerDueOn
      answeredAt
      settleDueOn
      settledAt
      overdue
      outcome
      prevention
      assignee {
        id
        name
      }
      steps {
        id
        kind
        by
        body
        at
      }
    }
    operators {
      id
      name
    }
  }
`;

type Reference = QueryRef<AdminComplaintScreenQuery, AdminComplaintScreenQueryVariables>;
type Found = NonNullable<AdminComplaintScreenQuery["complaint"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminComplaintScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One complaint: its text, its terms, and every step of handling it. */
export function Component() {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { complaint, operators } = useReadQuery(reference).data;
  useTitle(complaint?.number ?? t("complaint.title"));
  if (!complaint) {
    return (
      <EmptyState title={t("complaint.notFound")} level={1}>
        <LinkButton to={adminPaths.complaints}>{t("toList")}</LinkButton>
      </EmptyState>
    );
  }
  const steps = complaint.steps.map((step) => ({ ...step, what: t(`vocabulary:complaintStep.${step.kind}`) }));
  return (
    <Stack gap="md">
      <PageHeader title={complaint.number} lead={<TextLink to={adminPaths.complaints}>{t("toList")}</TextLink>} />
      {complaint.overdue && (
        <Notice tone="error" title={t("complaint.overdue")}>
          <Text>{t("complaint.overdueText")}</Text>
        </Notice>
      )}
      <div className={classes["columns"]}>
        <Stack gap="md">
          <Facts complaint={complaint} />
          <StepList title={t("complaint.steps")} steps={steps} />
        </Stack>
        <ComplaintActs key={complaint.id} complaint={complaint} operators={operators} />
      </div>
    </Stack>
  );
}

function Facts({ complaint }: { complaint: Found }) {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const tone = complaint.status === "SETTLED" ? "good" : "plain";
  const { workId, inquiryId, answeredAt, settledAt } = complaint;
  return (
    <Card component="section" padding="md">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("complaint.said")}
        </Title>
        <Text keepsLines>{complaint.body}</Text>
        <DescriptionList
          items={[
            { term: t("status"), value: <Badge tone={tone}>{t(`vocabulary:complaintStatus.${complaint.status}`)}</Badge> },
            { term: t("complaint.subject"), value: t(`vocabulary:complaintSubject.${complaint.subject}`) },
            { term: t("receivedAt"), value: formatDateTime(complaint.receivedAt) },
            { term: t("complaint.channel"), value: t(`vocabulary:complaintChannel.${complaint.channel}`) },
            {
              term: t("complaint.party"),
              value: `${complaint.partyName}${inBrackets(t(`vocabulary:complaintParty.${complaint.party}`))}`,
            },
            { term: t("complaint.contact"), value: complaint.partyContact },
            { term: t("complaint.company"), value: complaint.companyName },
            { term: t("inquiry.work"), value: workId && <TextLink to={workPath(workId)}>{t("inquiry.seeWork")}</TextLink> },
            {
              term: t("inquiry.title"),
              value: inquiryId && <TextLink to={adminInquiryPath(inquiryId)}>{t("complaint.seeInquiry")}</TextLink>,
            },
            { term: t("complaint.answerDue"), value: answeredAt ? null : formatDate(complaint.answerDueOn) },
            { term: t("complaint.answeredAt"), value: answeredAt && formatDateTime(answeredAt) },
            { term: t("complaint.settleDue"), value: settledAt ? null : formatDate(complaint.settleDueOn) },
            { term: t("complaint.settledAt"), value: settledAt && formatDateTime(settledAt) },
            { term: t("complaint.outcome"), value: complaint.outcome },
            { term: t("complaint.prevention"), value: complaint.prevention },
          ]}
        />
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
