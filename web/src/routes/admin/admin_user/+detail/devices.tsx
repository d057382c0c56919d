import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import type { ShownAdmin } from "./shown-admin.ts";

/** The browsers the person is signed in on, the latest visit first. */
export function Devices({ devices }: { devices: ShownAdmin["devices"] }) {
  const { t } = useTranslation("adminUsers");
  return <Panel title={t("devices")}>{devices.length === 0 ? <Text>{t("noDevices")}</Text> : <List devices={devices} />}</Panel>;
}

function List({ devices }: { devices: ShownAdmin["devices"] }) {
  const { t } = useTranslation("adminUsers");
  return (
    <Stack component="ul" gap="xs">
      {devices.map(({ id, name, ip, lastSeenAt, isCurrent }) => (
        <li key={id}>
          {t("device", { name: name || t("unknownDevice"), ip, time: formatDateTime(lastSeenAt) })}
          {isCurrent && <strong> {t("thisDevice")}</strong>}
        </li>
      ))}
    </Stack>
  );
}
