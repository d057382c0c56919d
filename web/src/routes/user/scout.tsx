import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { ScoutCard_card } from "#features/scout/scout-card.fragment.ts";
import { ScoutCard } from "#features/scout/scout-card.tsx";
import { pointsOf } from "#features/scout/scout-order.ts";
import type { UserScoutScreenQuery, UserScoutScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { ScoutInboxCard } from "./+scout/scout-inbox-card.tsx";
import { ScoutSettingForm } from "./+scout/scout-setting-form.tsx";

const userScoutScreenQuery: TypedDocumentNode<UserScoutScreenQuery, UserScoutScreenQueryVariables> = gql`
  query UserScoutScreen {
    scoutSetting {
      isOffered
      isOn
      isPaused
      families
      experience {
        family
        years
      }
      consentVersion
    }
    scoutPreview {
      ...ScoutCard_card @unmask
    }
    scoutFormula {
      criterion
      met
    }
    scouts(first: 100) {
      items {
        id
        companyId
        companyName
        workId
        workTitle
        senderName
        body
        state
        declineReason
        isReported
        answeredShare
        createdAt
      }
    }
  }
  ${ScoutCard_card}
`;

type Reference = QueryRef<UserScoutScreenQuery, UserScoutScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(userScoutScreenQuery, {});

const parts = `${userPaths.memberEdit}?section=`;

/** Whether companies may find the seeker, what they see then, and what they asked. */
export function Component() {
  const { t } = useTranslation("scout");
  const { scoutFormula, scoutPreview, scouts, scoutSetting } = useReadQuery(useLoaderData<Reference>()).data;
  const { revalidate } = useRevalidator();
  useTitle(t("title"));
  const change = () => void revalidate();
  return (
    <Stack gap="lg" maxWidth={860}>
      <PageHeader title={t("title")} lead={t("lead")} />
      {!scoutSetting.isOffered && <Notice tone="info">{t("notOffered")}</Notice>}
      <Panel title={t("inbox")}>
        {scouts.items.length === 0 ? (
          <EmptyState title={t("none")} art="wait" />
        ) : (
          scouts.items.map((scout) => <ScoutInboxCard key={scout.id} scout={scout} onChange={change} />)
        )}
      </Panel>
      <Panel title={t("setting")}>
        <ScoutSettingForm key={`${scoutSetting.isOn} ${scoutSetting.isPaused}`} setting={scoutSetting} onChange={change} />
        <Group gap="md">
          <TextLink to={`${parts}notifications`}>{t("toMails")}</TextLink>
          <TextLink to={`${parts}blocked`}>{t("toBlocked")}</TextLink>
        </Group>
      </Panel>
      <Panel title={t("neverTitle")}>
        <Text>{t("never")}</Text>
      </Panel>
      {scoutPreview && (
        <Stack gap="sm">
          <ScoutCard card={scoutPreview} title={t("preview")} />
          <Text size="sm">{t("previewLead")}</Text>
          <TextLink to={userPaths.memberEdit}>{t("toProfile")}</TextLink>
        </Stack>
      )}
      <Text size="sm">{t("order", pointsOf(scoutFormula))}</Text>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
