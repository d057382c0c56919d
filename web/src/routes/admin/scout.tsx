import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { AdminScoutScreenQuery, AdminScoutScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { Section } from "#ui/lists/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { ReportedScouts } from "./+scout/reported-scouts.tsx";
import { ScoutCompanies } from "./+scout/scout-companies.tsx";
import { ScoutPermitPanel } from "./+scout/scout-permit-panel.tsx";

const adminScoutScreenQuery: TypedDocumentNode<AdminScoutScreenQuery, AdminScoutScreenQueryVariables> = gql`
  query AdminScoutScreen {
    scoutOverview {
      permit {
        kind
        number
        issuedOn
        confirmedAt
      }
      counts {
        people
        paused
        searches
        sent
        opened
        declined
        applied
        reported
      }
      companies {
        id
        name
        stopReason
        searches
        sent
        reported
      }
      reported {
        id
        companyName
        workTitle
        reason
        reportedAt
      }
    }
  }
`;

type Reference = QueryRef<AdminScoutScreenQuery, AdminScoutScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(adminScoutScreenQuery, {});

const counted = ["people", "paused", "searches", "sent", "opened", "declined", "applied", "reported"] as const;

/** What scouts rest on, their figures, the companies that use them, and what people reported. */
export function Component() {
  const { t } = useTranslation("adminScout");
  const { companies, counts, permit, reported } = useReadQuery(useLoaderData<Reference>()).data.scoutOverview;
  const { revalidate } = useRevalidator();
  useTitle(t("title"));
  const change = () => void revalidate();
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} lead={t("lead")} />
      <ScoutPermitPanel permit={permit} onChange={change} />
      <Panel title={t("counts")}>
        <DescriptionList items={counted.map((one) => ({ term: t(`count.${one}`), value: String(counts[one]) }))} />
      </Panel>
      <Section title={t("companies")}>
        {companies.length === 0 ? <EmptyState title={t("noCompanies")} /> : <ScoutCompanies companies={companies} onChange={change} />}
      </Section>
      <Section title={t("reports")}>
        {reported.length === 0 ? <EmptyState title={t("noReports")} art="wait" /> : <ReportedScouts scouts={reported} />}
      </Section>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
