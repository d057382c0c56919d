import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { UnsentMailsScreenQuery, UnsentMailsScreenQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge } from "#ui/text/text.tsx";
import { resendMail } from "./+unsent_mail/unsent-mail.mutations.ts";

const unsentMailsScreenQuery: TypedDocumentNode<UnsentMailsScreenQuery, UnsentMailsScreenQueryVariables> = gql`
  query UnsentMailsScreen($first: Int!, $after: String) {
    unsentMails(first: $first, after: $after) {
      items {
        id
        recipient
        template
        attempts
        lastError
        failedAt
        createdAt
        canResend
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<UnsentMailsScreenQuery, UnsentMailsScreenQueryVariables>;
type Row = UnsentMailsScreenQuery["unsentMails"]["items"][number];

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => preload(unsentMailsScreenQuery, tableSearch(request).page);

/** Mails that have not left the house: what the mail server said, and another try. */
export function Component() {
  const { t } = useTranslation("adminUnsentMails");
  const page = useReadQuery(useLoaderData<Reference>()).data.unsentMails;
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <AdminTable
        name="unsent-mails"
        caption={t("title")}
        columns={columnsOf(t)}
        page={page}
        nameOf={({ recipient, createdAt }) => `${recipient} ${formatDateTime(createdAt)}`}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminUnsentMails">): AdminColumn<Row>[] {
  const state = ({ failedAt }: Row) => <Badge tone="plain">{failedAt ? t("state.givenUp") : t("state.trying")}</Badge>;
  return [
    { id: "recipient", label: t("recipient"), cell: ({ recipient }) => recipient },
    { id: "template", label: t("template"), cell: ({ template }) => template },
    { id: "state", label: t("status"), cell: state },
    { id: "attempts", label: t("attempts"), cell: ({ attempts }) => attempts, isNumber: true },
    { id: "answer", label: t("answer"), cell: ({ lastError }) => lastError ?? "—" },
    { id: "created", label: t("created"), cell: ({ createdAt }) => formatDateTime(createdAt) },
    { id: "ended", label: t("ended"), cell: ({ failedAt }) => (failedAt ? formatDateTime(failedAt) : "—"), isOptional: true },
  ];
}

async function resend(id: string): Promise<string | undefined> {
  const { errors } = await send(resendMail, { id });
  return errors[0]?.message;
}

function actionsOf(t: TFunction<"adminUnsentMails">): BulkAction<Row>[] {
  return [
    {
      id: "resend",
      label: t("resend"),
      explanation: t("resendExplanation"),
      isFor: ({ canResend }) => canResend,
      run: (rows) => runEach(rows, ({ id }) => resend(id)),
    },
  ];
}

export const ErrorBoundary = ScreenError;
