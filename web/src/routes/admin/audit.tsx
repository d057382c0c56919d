import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import type { AdminColumn, AdminFilter } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AuditScreenQuery, AuditScreenQueryVariables } from "#graphql/operations.ts";
import { auditResultValues } from "#graphql/values/audit-result.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import type { AuditRow } from "./+audit/audit-row.ts";
import { actionText, actorKinds, auditNouns, objectText } from "./+audit/audit-texts.ts";
import { EventDialog } from "./+audit/event-dialog.tsx";

const auditScreenQuery: TypedDocumentNode<AuditScreenQuery, AuditScreenQueryVariables> = gql`
  query AuditScreen($filter: AuditFilter, $first: Int!, $after: String) {
    auditEvents(filter: $filter, first: $first, after: $after) {
      items {
        id
        at
        actorKind
        actorId
        actorName
        action
        objectType
        objectId
        result
        ip
        requestId
        detail {
          name
          value
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AuditScreenQuery, AuditScreenQueryVariables>;

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const noun = search.choice("noun", auditNouns);
  const filter = {
    action: noun && `${noun}.`,
    actorKind: search.choice("actorKind", actorKinds),
    actorId: search.text("actorId"),
    objectId: search.text("objectId"),
    result: search.choice("result", auditResultValues),
    from: search.day("from"),
    to: search.day("to"),
  };
  return preload(auditScreenQuery, { filter, ...search.page });
}

/** The record of who did what, the latest first. Nobody can change it; whoever exports it is recorded in it. */
export function Component() {
  const { t } = useTranslation("adminAudit");
  const page = useReadQuery(useLoaderData<Reference>()).data.auditEvents;
  const [search, setSearch] = useSearchParams();
  useTitle(t("title"));
  const opened = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id) next.set("event", id);
    else next.delete("event");
    return next;
  };
  const event = page.items.find(({ id }) => id === search.get("event"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <AdminTable
        name="audit"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={filtersOf(t)}
        page={page}
        pathOf={({ id }) => `${adminPaths.audit}?${opened(id)}`}
        nameOf={({ at, action }) => `${formatDateTime(at)} ${actionText(t, action)}`}
        csvPath={csvPathOf}
        emptyTitle={t("empty")}
      />
      {event && <EventDialog event={event} onClose={() => setSearch(opened(null), { preventScrollReset: true })} />}
    </Stack>
  );
}

function csvPathOf(search: URLSearchParams): string {
  const { noun, q: _, sort: __, event: ___, ...others } = Object.fromEntries(search);
  return `/api/admin/audit/export?${new URLSearchParams({ ...others, ...(noun && { action: `${noun}.` }) })}`;
}

function columnsOf(t: TFunction<"adminAudit">): AdminColumn<AuditRow>[] {
  return [
    { id: "at", label: t("at"), cell: ({ at }) => formatDateTime(at) },
    { id: "actor", label: t("actor"), cell: ({ actorName, actorKind }) => actorName ?? t(`side.${actorKind}`) },
    { id: "side", label: t("actorKind"), cell: ({ actorKind }) => t(`side.${actorKind}`) },
    { id: "action", label: t("action"), cell: ({ action }) => actionText(t, action) },
    { id: "object", label: t("object"), cell: ({ objectType }) => objectText(t, objectType) },
    { id: "result", label: t("result"), cell: ({ result }) => t(`end.${result}`) },
    { id: "ip", label: t("ip"), cell: ({ ip }) => ip ?? "—", isOptional: true },
    { id: "code", label: t("code"), cell: ({ action }) => action, isOptional: true },
  ];
}

function filtersOf(t: TFunction<"adminAudit">): AdminFilter[] {
  return [
    { kind: "choice", name: "noun", label: t("about"), choices: t.choices("noun", auditNouns) },
    { kind: "choice", name: "actorKind", label: t("actorKind"), choices: t.choices("side", actorKinds) },
    { kind: "choice", name: "result", label: t("result"), choices: t.choices("end", auditResultValues) },
    { kind: "date", name: "from", label: t("from") },
    { kind: "date", name: "to", label: t("to") },
    { kind: "text", name: "actorId", label: t("actorId") },
    { kind: "text", name: "objectId", label: t("objectId") },
  ];
}

export const ErrorBoundary = ScreenError;
