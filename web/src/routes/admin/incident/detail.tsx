import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import classes from "#features/data-incident/incident.module.css";
import { FactsForm, StepForm } from "#features/data-incident/incident-acts.tsx";
import { IncidentClocks } from "#features/data-incident/incident-clocks.tsx";
import { StepList } from "#features/inquiry-desk/step-list.tsx";
import type { AdminIncidentScreenQuery, AdminIncidentScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const adminIncidentScreenQuery: TypedDocumentNode<AdminIncidentScreenQuery, AdminIncidentScreenQueryVariables> = gql`
  query AdminIncidentScreen($id: ID!) {
    dataIncident(id: $id) {
      id
      version
      number
      noticedAt
      kind
      summary
      people
      sensitive
      financial
      malicious
      status
      mustReport
      late
      preliminaryAimOn
      preliminaryDueOn
      finalDueOn
      preliminaryReportedAt
      finalReportedAt
      peopleToldAt
      steps {
        id
        kind
        by
        body
        at
      }
    }
  }
`;

type Reference = QueryRef<AdminIncidentScreenQuery, AdminIncidentScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminIncidentScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One data incident: what is known, its clocks, and every step. */
export function Component() {
  const { t } = useTranslation("adminIncident");
  const reference: Reference = useLoaderData<typeof loader>();
  const { dataIncident: incident } = useReadQuery(reference).data;
  useTitle(incident?.number ?? t("title"));
  if (!incident) {
    return (
      <EmptyState title={t("notFound")} level={1}>
        <LinkButton to={adminPaths.incidents}>{t("title")}</LinkButton>
      </EmptyState>
    );
  }
  const steps = incident.steps.map((step) => ({ ...step, what: t(`act.${step.kind}`) }));
  const isOpen = incident.status === "OPEN";
  return (
    <Stack gap="md">
      <PageHeader
        title={incident.number}
        lead={t("noticed", { kind: t(`kind.${incident.kind}`), time: formatDateTime(incident.noticedAt) })}
      />
      {incident.late && <Notice tone="error" title={t("lateTitle")} />}
      <div className={classes["columns"]}>
        <Stack gap="md">
          {isOpen ? (
            <FactsForm key={`${incident.id}${incident.version}`} incident={incident} />
          ) : (
            <Card component="section" padding="md">
              <Stack gap="sm">
                <Title order={2} size={3}>
                  {t("facts")}
                </Title>
                <Text keepsLines>{incident.summary}</Text>
              </Stack>
            </Card>
          )}
          <StepList title={t("steps")} steps={steps} />
        </Stack>
        <div className={classes["aside"]}>
          <Stack gap="md">
            <IncidentClocks incident={incident} />
            {isOpen && <StepForm key={incident.id} incident={incident} />}
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
