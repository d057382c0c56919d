import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SeekerPanels_DetailFragment } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { signSeekerOut } from "./account.commands.ts";

/** The browsers the seeker is signed in on; each can be signed out, and all of them. */
export function SessionsPanel({ detail: { seeker, sessions } }: { detail: SeekerPanels_DetailFragment }) {
  const { t } = useTranslation("adminPeople");
  const [busy, setBusy] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const end = async (sessionId: string | null) => {
    setBusy(sessionId ?? "all");
    const problem = await signSeekerOut({ id: seeker.id, sessionId }).finally(() => setBusy(null));
    if (problem) adminToast.error(problem);
    else adminToast.success(t("sessions.ended"));
    await revalidate();
  };
  return (
    <Panel title={t("sessions.title")}>
      {sessions.length === 0 && <Text tone="dimmed">{t("sessions.none")}</Text>}
      {sessions.map(({ id, device, ip, lastSeenAt }) => {
        const name = device || t("sessions.unknown");
        return (
          <Group key={id} justify="space-between" gap="sm">
            <Stack gap={2}>
              <Text>{name}</Text>
              <Text size="sm" tone="dimmed">
                {t("sessions.seen", { ip, at: formatDateTime(lastSeenAt) })}
              </Text>
            </Stack>
            <Button variant="outline" loading={busy === id} aria-label={t("sessions.endOne", { name })} onClick={() => void end(id)}>
              {t("sessions.end")}
            </Button>
          </Group>
        );
      })}
      {sessions.length > 1 && (
        <Button variant="outline" color="red" loading={busy === "all"} onClick={() => void end(null)}>
          {t("sessions.endAll")}
        </Button>
      )}
    </Panel>
  );
}
