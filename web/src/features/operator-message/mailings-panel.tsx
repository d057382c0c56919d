import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import type { MailingsPanelQuery, MailingsPanelQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { useSend } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/figures/progress.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import type { MessageAudience } from "./message-audience.ts";
import { stopMailing } from "./operator-message.mutations.ts";

export const mailingsPanelQuery: TypedDocumentNode<MailingsPanelQuery, MailingsPanelQueryVariables> = gql`
  query MailingsPanel($audience: MailingAudience!) {
    mailings(audience: $audience, first: 3) {
      items {
        id
        subject
        status
        recipientCount
        sentCount
        skippedCount
        readCount
        adminName
        createdAt
      }
    }
  }
`;

type Mailing = MailingsPanelQuery["mailings"]["items"][number];
const pollMs = 1_500;

interface MailingsPanelProps {
  audience: MessageAudience;
  /** Something was being sent when the list beside it was read: the list is read again when that is over. */
  wasSending: boolean;
}

/** The newest texts to many, each with the numbers sent and read so far. Nothing while there are none. */
export function MailingsPanel({ audience, wasSending }: MailingsPanelProps) {
  const { t } = useTranslation("adminMessages");
  const { data, startPolling, stopPolling } = useQuery(mailingsPanelQuery, { variables: { audience }, fetchPolicy: "cache-and-network" });
  const mailings = data?.mailings.items ?? [];
  const isSending = mailings.some(({ status }) => status === "SENDING");
  useEffect(() => {
    if (isSending) startPolling(pollMs);
    return stopPolling;
  }, [isSending, startPolling, stopPolling]);
  const isOver = wasSending && data !== undefined && !isSending;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  if (mailings.length === 0) return null;
  return (
    <Panel title={t("mailing.title")}>
      {mailings.map((mailing) => (
        <MailingRow key={mailing.id} mailing={mailing} />
      ))}
    </Panel>
  );
}

function MailingRow({ mailing }: { mailing: Mailing }) {
  const { t } = useTranslation("adminMessages");
  const { send, isSending } = useSend();
  const { id, subject, status, recipientCount, sentCount, skippedCount, readCount, adminName, createdAt } = mailing;
  const [all, sent, skipped, read] = [recipientCount, sentCount, skippedCount, readCount].map(formatCount);
  const percent = Math.round(((sentCount + skippedCount) / Math.max(recipientCount, 1)) * 100);
  const end = async () => {
    const { errors } = await send(stopMailing, { id });
    const problem = errors[0];
    if (problem) adminToast.error(problem.message);
    else adminToast.success(t("mailing.stopped"));
  };
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="sm">
        <Text strong>{subject}</Text>
        {status === "SENDING" && (
          <Button variant="outline" color="red" loading={isSending} onClick={() => void end()}>
            {t("mailing.stop")}
          </Button>
        )}
      </Group>
      {status === "SENDING" && <Progress percent={percent} label={t("mailing.progress", { subject })} />}
      <Text size="sm" role={status === "SENDING" ? "status" : undefined}>
        {t("common:labelled", {
          label: t(`mailing.status.${status}`),
          text: t("mailing.figures", { all: all ?? "", sent: sent ?? "", read: read ?? "" }),
        })}
        {skippedCount > 0 && t("mailing.skipped", { skipped: skipped ?? "" })}
      </Text>
      <Text size="sm" tone="dimmed">
        {joinFacts([formatDateTime(createdAt), adminName])}
      </Text>
    </Stack>
  );
}
