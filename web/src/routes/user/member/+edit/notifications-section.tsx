import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { NotificationsSectionQuery, NotificationsSectionQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Checkbox } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { setNotification } from "./member.mutations.ts";

const notificationsQuery: TypedDocumentNode<NotificationsSectionQuery, NotificationsSectionQueryVariables> = gql`
  query NotificationsSection {
    notificationSettings {
      family
      email
      site
    }
  }
`;

type Setting = NotificationsSectionQuery["notificationSettings"][number];

/** The choice of notifications and of the ways they come. Each choice is saved at once. */
export function NotificationsSection() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useQuery(notificationsQuery);
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const change = async ({ family, email, site }: Setting) => {
    const { errors } = await send(setNotification, { family, email: email ?? true, site: site ?? true });
    const problem = errors[0];
    await refetch();
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("saved") });
  };
  return (
    <Stack gap="md">
      {data.notificationSettings.map((setting) => (
        <SettingCard key={setting.family} setting={setting} onChange={(next) => void change(next)} />
      ))}
      <Text size="sm" tone="dimmed">
        {t("notifications.always")}
      </Text>
    </Stack>
  );
}

function SettingCard({ setting, onChange }: { setting: Setting; onChange(next: Setting): void }) {
  const { t } = useTranslation("settings");
  const name = t(`family.${setting.family}`);
  const box = (channel: "email" | "site") => {
    const value = setting[channel];
    if (value === null) return null;
    return (
      <Checkbox
        checked={value}
        label={t(`channel.${channel}`)}
        aria-label={t("common:labelled", { label: name, text: t(`channel.${channel}`) })}
        onChange={(event) => onChange({ ...setting, [channel]: event.currentTarget.checked })}
      />
    );
  };
  return (
    <Card padding="lg" component="section">
      <Group justify="space-between" gap="md">
        <Stack gap={2} style={{ flex: "1 1 16rem" }}>
          <Title order={2} size={3}>
            {name}
          </Title>
          <Text size="sm">{t(`familyText.${setting.family}`)}</Text>
        </Stack>
        <Group gap="lg">
          {box("email")}
          {box("site")}
        </Group>
      </Group>
    </Card>
  );
}
