import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminUserScreenQuery, AdminUserScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths, auditPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Acts } from "./+detail/acts.tsx";
import { Devices } from "./+detail/devices.tsx";
import { RightsForm } from "./+detail/rights-form.tsx";
import type { ShownAdmin } from "./+detail/shown-admin.ts";

const adminUserScreenQuery: TypedDocumentNode<AdminUserScreenQuery, AdminUserScreenQueryVariables> = gql`
  query AdminUserScreen($id: ID!) {
    adminUser(id: $id) {
      id
      name
      email
      role
      status
      hasTwoFactor
      lastSignInAt
      createdAt
      version
      devices {
        id
        name
        ip
        lastSeenAt
        isCurrent
      }
    }
  }
`;

type Reference = QueryRef<AdminUserScreenQuery, AdminUserScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminUserScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One person of the back office: rights, access, browsers, and the way to what they did. */
export function Component() {
  const { t } = useTranslation("adminUsers");
  const admin = useReadQuery(useLoaderData<Reference>()).data.adminUser;
  useTitle(admin?.name ?? t("title"));
  if (!admin) {
    return (
      <EmptyState level={1} title={t("notFound")}>
        <LinkButton to={adminPaths.adminUsers}>{t("title")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <PageHeader title={admin.name} lead={admin.email} />
      <Facts admin={admin} />
      <Panel title={t("rights")}>
        <RightsForm key={admin.version} admin={admin} />
      </Panel>
      <Panel title={t("access")}>
        <Acts admin={admin} />
      </Panel>
      <Devices devices={admin.devices} />
    </Stack>
  );
}

function Facts({ admin }: { admin: ShownAdmin }) {
  const { t } = useTranslation("adminUsers");
  const items = [
    { term: t("status"), value: t(`state.${admin.status}`) },
    { term: t("twoFactor"), value: t(admin.hasTwoFactor ? "on" : "off") },
    { term: t("lastSignIn"), value: admin.lastSignInAt ? formatDateTime(admin.lastSignInAt) : t("never") },
    { term: t("created"), value: formatDateTime(admin.createdAt) },
  ];
  return (
    <Panel title={t("facts")} all={{ to: auditPath({ actorId: admin.id }), label: t("record") }}>
      <DescriptionList items={items} />
    </Panel>
  );
}

export const ErrorBoundary = ScreenError;
