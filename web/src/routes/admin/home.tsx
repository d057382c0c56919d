import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import type { AdminHomeScreenQuery, AdminHomeScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Figures } from "./+home/figures.tsx";
import { Queues } from "./+home/queues.tsx";
import { Trends } from "./+home/trends.tsx";

const adminHomeScreenQuery: TypedDocumentNode<AdminHomeScreenQuery, AdminHomeScreenQueryVariables> = gql`
  query AdminHomeScreen {
    adminHome {
      openWorkCount
      userCount
      entryCount
    }
    adminQueues {
      kind
      count
      oldestAt
    }
    adminTrends(days: 30) {
      day
      users
      entries
      works
      companies
    }
  }
`;

type Reference = QueryRef<AdminHomeScreenQuery, AdminHomeScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(adminHomeScreenQuery, {});

/** The start of the day: the work waiting for this admin, the site's figures now, and its trends over the last weeks. */
export function Component() {
  const { t } = useTranslation("adminHome");
  const { adminHome, adminQueues, adminTrends } = useReadQuery(useLoaderData<Reference>()).data;
  const { admin } = useViewer();
  useTitle(t("title"));
  return (
    <Stack gap="xl">
      <PageHeader title={t("title")} lead={t("greeting", { name: admin?.name ?? "" })} />
      {adminQueues.length > 0 && <Queues queues={adminQueues} />}
      <Figures home={adminHome} />
      <Trends days={adminTrends} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
