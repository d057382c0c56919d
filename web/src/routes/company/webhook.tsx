import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import type { WebhookScreenQuery, WebhookScreenQueryVariables } from "#graphql/operations.ts";
import { webhookStateValues } from "#graphql/values/webhook-state.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Section } from "#ui/lists/section.tsx";
import { Table } from "#ui/lists/table.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { NewWebhook } from "./+webhook/new-webhook.tsx";
import { ShownSecret } from "./+webhook/shown-secret.tsx";
import { WebhookEvents } from "./+webhook/webhook-events.tsx";
import { WebhookRow } from "./+webhook/webhook-row.tsx";

const webhookScreenQuery: TypedDocumentNode<WebhookScreenQuery, WebhookScreenQueryVariables> = gql`
  query WebhookScreen($state: WebhookState, $after: String) {
    webhooks {
      id
      url
      scopes
      formerUntil
    }
    webhookEvents(state: $state, first: 20, after: $after) {
      items {
        id
        type
        state
        attempts
        lastAnswer
        occurredAt
        webhook {
          id
          url
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

type Reference = QueryRef<WebhookScreenQuery, WebhookScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => {
  const asked = new URL(request.url).searchParams.get("state");
  return preload(webhookScreenQuery, { state: webhookStateValues.find((state) => state === asked) ?? null, after: null });
};

/** Systems of the company's own that are told what happens, and what became of each event. */
export function Component() {
  const { t } = useTranslation("companyWebhook");
  const reference = useLoaderData<Reference>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { webhooks, webhookEvents } = useReadQuery(reference).data;
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  const [isLoading, startTransition] = useTransition();
  useTitle(t("title"));
  const change = () => void revalidate();
  const made = (fresh: string) => {
    setSecret(fresh);
    change();
  };
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: webhookEvents.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          ...before,
          webhookEvents: { ...next.webhookEvents, items: [...before.webhookEvents.items, ...next.webhookEvents.items] },
        }),
      });
    });
  const columns = (["url", "scopes", "formerUntil", "acts"] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} lead={t("lead")} />
      {secret !== null && <ShownSecret secret={secret} onKept={() => setSecret(null)} />}
      {webhooks.length === 0 ? (
        <EmptyState title={t("none")} />
      ) : (
        <Table columns={columns} caption={t("title")}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={made} onChange={change} />
          ))}
        </Table>
      )}
      <NewWebhook onMade={made} />
      <Section title={t("events")}>
        <Group>
          <TextLink to={companyPaths.webhooks}>{t("all")}</TextLink>
          {webhookStateValues.map((state) => (
            <TextLink key={state} to={`${companyPaths.webhooks}?state=${state}`}>
              {t(`state.${state}`)}
            </TextLink>
          ))}
        </Group>
        {webhookEvents.items.length === 0 ? (
          <EmptyState title={t("noEvents")} />
        ) : (
          <WebhookEvents events={webhookEvents.items} onChange={change} />
        )}
        <MoreButton hasMore={webhookEvents.pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
      </Section>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
