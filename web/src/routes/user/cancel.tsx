import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { DataExportCard } from "#features/data-export/data-export-card.tsx";
import type { CancelScreenQuery, CancelScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Group } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Bullets } from "#ui/lists/bullets.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { CancelStack } from "./+cancel/cancel-stack.tsx";
import { CancelSteps } from "./+cancel/cancel-steps.tsx";

const cancelScreenQuery: TypedDocumentNode<CancelScreenQuery, CancelScreenQueryVariables> = gql`
  query CancelScreen {
    cancellationImpact {
      openEntryCount
      conversationCount
      likedWorkCount
      fileCount
    }
  }
`;

type Reference = QueryRef<CancelScreenQuery, CancelScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(cancelScreenQuery, {});

/** The page before leaving: what ends, what is erased and when, and the data to take along. */
export function Component() {
  const { t } = useTranslation("cancel");
  const reference: Reference = useLoaderData<typeof loader>();
  const { openEntryCount, conversationCount, likedWorkCount, fileCount } = useReadQuery(reference).data.cancellationImpact;
  useTitle(t("title"));
  const impact = [
    { key: "entries", count: openEntryCount },
    { key: "conversations", count: conversationCount },
    { key: "liked", count: likedWorkCount },
    { key: "files", count: fileCount },
  ] as const;
  return (
    <CancelStack>
      <PageHeader title={t("title")} lead={t("lead")} />
      <CancelSteps current={0} />
      <Card padding="lg">
        <Bullets>
          {impact.map(({ key, count }) => (
            <li key={key}>
              <Text strong>{t(`impact.${key}`, { count })}</Text>
              <Text>{t(`impact.${key}Text`)}</Text>
            </li>
          ))}
        </Bullets>
      </Card>
      <Notice tone="info" title={t("graceTitle")}>
        {t("graceText")}
      </Notice>
      <DataExportCard next={userPaths.cancel} />
      <Group>
        <LinkButton to={userPaths.dashboard} size="lg">
          {t("stay")}
        </LinkButton>
        <LinkButton to={userPaths.cancelQuestion} size="lg" variant="outline" color="dark">
          {t("toQuestion")}
        </LinkButton>
      </Group>
    </CancelStack>
  );
}

export const ErrorBoundary = ScreenError;
