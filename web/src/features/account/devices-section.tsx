import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { AccountKind, DevicesSectionQuery, DevicesSectionQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { endDevices } from "./account.mutations.ts";
import { tell } from "./tell.ts";

const devicesQuery: TypedDocumentNode<DevicesSectionQuery, DevicesSectionQueryVariables> = gql`
  query DevicesSection($kind: AccountKind!) {
    devices(kind: $kind) {
      id
      name
      app
      ip
      createdAt
      lastSeenAt
      isCurrent
    }
  }
`;

/** Lists where one of the browser's accounts is signed in, with buttons to sign it out there. */
export function DevicesSection({ kind, headings = 2 }: { kind: AccountKind; headings?: 2 | 3 }) {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useQuery(devicesQuery, { variables: { kind }, fetchPolicy: "cache-and-network" });
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const signOut = async (id: string | null) => {
    const { errors } = await send(endDevices, { id, kind });
    const problem = errors[0]?.message;
    await refetch();
    if (problem) tell(kind, problem, "danger");
    else tell(kind, t("devices.ended"));
  };
  const hasOthers = data.devices.some(({ isCurrent }) => !isCurrent);
  return (
    <Stack gap="md">
      {data.devices
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
        .map((device) => (
          <Card key={device.id} padding="lg" component="article">
            <Group justify="space-between">
              <Stack gap={2}>
                <Group gap="sm">
                  <Title order={headings} size={3} translate="no">
                    {device.app ?? (device.name || t("devices.unknown"))}
                  </Title>
                  {device.isCurrent && <Badge tone="area">{t("devices.current")}</Badge>}
                </Group>
                <Text size="sm">{t("devices.lastSeen", { time: formatDateTime(device.lastSeenAt) })}</Text>
                <Text size="sm" tone="dimmed">
                  {t("devices.since", { time: formatDateTime(device.createdAt), ip: device.ip })}
                </Text>
              </Stack>
              {!device.isCurrent && (
                <Button variant="outline" onClick={() => void signOut(device.id)}>
                  {t("devices.end")}
                </Button>
              )}
            </Group>
          </Card>
        ))}
      {hasOthers && (
        <Group>
          <Button color="red" onClick={() => void signOut(null)}>
            {t("devices.endAll")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
