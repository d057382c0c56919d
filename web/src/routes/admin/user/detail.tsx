import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminSeekerScreenQuery, AdminSeekerScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths, operatorMessagePaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Columns } from "#ui/columns.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { AccountActs } from "./+detail/account-acts.tsx";
import { AttemptsPanel, EntriesPanel, PurchasesPanel } from "./+detail/activity-panels.tsx";
import { EventsPanel, ProfilePanel } from "./+detail/person-panels.tsx";
import { SeekerPanels_detail } from "./+detail/seeker-detail.fragment.ts";
import { SessionsPanel } from "./+detail/sessions-panel.tsx";

const adminSeekerScreenQuery: TypedDocumentNode<AdminSeekerScreenQuery, AdminSeekerScreenQueryVariables> = gql`
  query AdminSeekerScreen($id: ID!) {
    adminSeeker(id: $id) {
      id
      ...SeekerPanels_detail
    }
  }
  ${SeekerPanels_detail}
`;

type Reference = QueryRef<AdminSeekerScreenQuery, AdminSeekerScreenQueryVariables>;
type Found = NonNullable<AdminSeekerScreenQuery["adminSeeker"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminSeekerScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One seeker: the facts the operator needs, and the acts open to the operator. Opening it is on record. */
export function Component() {
  const { t } = useTranslation("adminPeople");
  const found = useReadQuery(useLoaderData<Reference>()).data.adminSeeker;
  if (found) return <Detail found={found} />;
  return (
    <EmptyState title={t("detail.notFound")} level={1}>
      <LinkButton to={adminPaths.users}>{t("list.title")}</LinkButton>
    </EmptyState>
  );
}

function Detail({ found }: { found: Found }) {
  const { t } = useTranslation("adminPeople");
  const { data: detail, complete } = useFragment({ fragment: SeekerPanels_detail, fragmentName: "SeekerPanels_detail", from: found });
  useTitle(complete ? detail.seeker.name : t("list.title"));
  if (!complete) return null;
  const { seeker } = detail;
  const status = <StatusChip tone={seeker.status === "ACTIVE" ? "good" : "plain"}>{t(`status.${seeker.status}`)}</StatusChip>;
  return (
    <Stack gap="md">
      <PageHeader title={seeker.name} lead={[seeker.kana, seeker.latinName].filter(Boolean).join(" / ")} actions={status} />
      <Columns shares={[8, 4]} gap="md">
        <div>
          <Stack gap="md">
            <ProfilePanel detail={detail} />
            <AttemptsPanel detail={detail} />
            <EntriesPanel detail={detail} />
            <PurchasesPanel detail={detail} />
          </Stack>
        </div>
        <div>
          <Stack gap="md">
            <Panel title={t("detail.acts")}>
              {seeker.status !== "ERASED" && (
                <Group gap="sm">
                  <LinkButton to={`${operatorMessagePaths.SEEKER.create}?id=${seeker.id}`}>{t("detail.write")}</LinkButton>
                  <LinkButton to={`${operatorMessagePaths.SEEKER.list}?recipient=${seeker.id}`} variant="outline">
                    {t("detail.conversations")}
                  </LinkButton>
                </Group>
              )}
              <AccountActs seeker={seeker} legalMoves={detail.legalMoves} />
            </Panel>
            <SessionsPanel detail={detail} />
            <EventsPanel detail={detail} />
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
