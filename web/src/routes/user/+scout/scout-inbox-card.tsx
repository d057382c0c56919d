import { useEffect } from "react";
import { useCompanyBlock } from "#features/blocked-company/block-company.ts";
import type { ScoutState, UserScoutScreenQuery } from "#graphql/operations.ts";
import { scoutDeclineReasonValues } from "#graphql/values/scout-decline-reason.ts";
import { scoutReportReasonValues } from "#graphql/values/scout-report-reason.ts";
import { entryPath, userWorkPath } from "#paths/user.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/forms/choices.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { declineScout, openScout, reportScout } from "./scout.mutations.ts";

interface ScoutInboxCardProps {
  scout: UserScoutScreenQuery["scouts"]["items"][number];
  onChange(): void;
}

const scoutTones: Readonly<Record<ScoutState, StatusTone>> = {
  SENT: "going",
  OPENED: "plain",
  DECLINED: "plain",
  APPLIED: "good",
  CLOSED: "plain",
};

/** A scout with every answer: apply, decline by one press, block, report. */
export function ScoutInboxCard({ scout, onChange }: ScoutInboxCardProps) {
  const { t } = useTranslation("scout");
  const { block } = useCompanyBlock();
  const { id, state } = scout;
  const isNew = state === "SENT";
  useEffect(
    function markOpened() {
      if (isNew) void send(openScout, { id });
    },
    [id, isNew],
  );
  const settle = (problem: string | undefined, done: string) => {
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: done });
    onChange();
  };
  const isOpen = state === "SENT" || state === "OPENED";
  return (
    <Card padding="md" component="article">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={3}>{scout.companyName}</Title>
          <StatusChip tone={scoutTones[state]}>{t(`state.${state}`)}</StatusChip>
        </Group>
        <Text strong>{scout.workTitle}</Text>
        <Text>{scout.body}</Text>
        <Group gap="md">
          <Text size="sm" tone="dimmed">
            {formatDateTime(scout.createdAt)}
          </Text>
          {scout.senderName !== null && <Text size="sm">{t("sender", { name: scout.senderName })}</Text>}
          {scout.answeredShare !== null && <Text size="sm">{t("answered", { share: scout.answeredShare })}</Text>}
        </Group>
        <Group gap="sm">
          {isOpen && <LinkButton to={entryPath(scout.workId)}>{t("apply")}</LinkButton>}
          <LinkButton to={userWorkPath(scout.workId)} variant="outline">
            {t("toWork")}
          </LinkButton>
        </Group>
        {isOpen && (
          <FieldGroup label={t("decline")}>
            <Group gap="xs">
              {scoutDeclineReasonValues.map((reason) => (
                <Button
                  key={reason}
                  variant="soft"
                  onClick={() =>
                    void send(declineScout, { id, reason }).then(({ errors }) => settle(errors[0]?.message, t("state.DECLINED")))
                  }
                >
                  {t(`declineReason.${reason}`)}
                </Button>
              ))}
            </Group>
          </FieldGroup>
        )}
        <details>
          <summary>{scout.isReported ? t("reported") : t("report")}</summary>
          <Group gap="xs">
            {!scout.isReported &&
              scoutReportReasonValues.map((reason) => (
                <Button
                  key={reason}
                  variant="subtle"
                  onClick={() => void send(reportScout, { id, reason }).then(({ errors }) => settle(errors[0]?.message, t("reported")))}
                >
                  {t(`reportReason.${reason}`)}
                </Button>
              ))}
            <Button
              variant="subtle"
              color="red"
              onClick={() => void block(scout.companyId).then((problem) => settle(problem, t("blocked")))}
            >
              {t("block")}
            </Button>
          </Group>
        </details>
      </Stack>
    </Card>
  );
}
