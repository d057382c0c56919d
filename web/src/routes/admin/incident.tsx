import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminIncidentsScreenQuery, AdminIncidentsScreenQueryVariables } from "#graphql/operations.ts";
import { dataIncidentStatusValues } from "#graphql/values/data-incident-status.ts";
import { adminIncidentPath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime, formatDay } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminIncidentsScreenQuery: TypedDocumentNode<AdminIncidentsScreenQuery, AdminIncidentsScreenQueryVariables> = gql`
  query AdminIncidentsScreen($statuses: [DataIncidentStatus!], $first: Int!, $after: String) {
    dataIncidents(statuses: $statuses, first: $first, after: $after) {
      items {
        id
        number
        noticedAt
        kind
        people
        status
        mustReport
        late
        preliminaryDueOn
        preliminaryReportedAt
        finalDueOn
        finalReportedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminIncidentsScreenQuery, AdminIncidentsScreenQueryVariables>;
type Row = AdminIncidentsScreenQuery["dataIncidents"]["items"][number];

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const status = search.choice("status", dataIncidentStatusValues, "OPEN");
  return preload(adminIncidentsScreenQuery, { statuses: status ? [status] : null, ...search.page });
}

/** The register of data incidents: those that are open, all of them by the filter. */
export function Component() {
  const { t } = useTranslation("adminIncident");
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.dataIncidents;
  useTitle(t("title"));
  const create = <LinkButton to={adminPaths.incidentCreate}>{t("create")}</LinkButton>;
  const choices = [...t.choices("status", dataIncidentStatusValues), { value: "ALL", label: t("all") }];
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} actions={create} />
      <AdminTable
        name="incidents"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={[{ kind: "choice", name: "status", label: t("statusLabel"), choices, fallback: "OPEN" }]}
        page={page}
        pathOf={({ id }) => adminIncidentPath(id)}
        nameOf={({ number }) => number}
        emptyTitle={t("empty")}
        emptyAction={create}
      />
    </Stack>
  );
}

function toneOf(status: Row["status"], isLate: boolean): StatusTone {
  if (isLate) return "bad";
  return status === "OPEN" ? "wait" : "good";
}

function columnsOf(t: TFunction<"adminIncident">): AdminColumn<Row>[] {
  const due = (row: Row, day: string, done: string | null) => {
    if (done) return t("doneAt", { time: formatDateTime(done) });
    return row.mustReport && row.status === "OPEN" ? formatDay(day) : "—";
  };
  const status = ({ status: state, late }: Row) => (
    <StatusChip tone={toneOf(state, late)}>{late ? t("late") : t(`status.${state}`)}</StatusChip>
  );
  return [
    { id: "number", label: t("number"), cell: ({ number }) => number },
    { id: "noticed", label: t("noticedAt"), cell: ({ noticedAt }) => formatDateTime(noticedAt) },
    { id: "kind", label: t("kindLabel"), cell: ({ kind }) => t(`kind.${kind}`) },
    { id: "people", label: t("people"), cell: ({ people }) => people ?? t("unknown"), isNumber: true },
    { id: "status", label: t("statusLabel"), cell: status },
    { id: "preliminary", label: t("act.PRELIMINARY_REPORTED"), cell: (row) => due(row, row.preliminaryDueOn, row.preliminaryReportedAt) },
    { id: "final", label: t("act.FINAL_REPORTED"), cell: (row) => due(row, row.finalDueOn, row.finalReportedAt) },
  ];
}

export const ErrorBoundary = ScreenError;
