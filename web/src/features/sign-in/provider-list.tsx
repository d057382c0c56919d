import { useState } from "react";
import type { IdentityProvider } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { providerTitles, visitProvider } from "./provider-visit.ts";
import { unlinkIdentity } from "./sign-in.mutations.ts";
import type { Settings } from "./sign-in-settings.ts";

/** The providers by which a seeker signs in or may do so. */
export function ProviderList({ settings, onChange }: { settings: Settings; onChange(): void }) {
  const { t } = useTranslation("signIn");
  const [problem, setProblem] = useState<string>();
  const { mustConfirmPassword: isLocked, identities } = settings;
  const link = async (provider: IdentityProvider) => {
    const [first] = await visitProvider(provider, { purpose: "LINK", next: `${userPaths.memberEdit}?section=devices` });
    setProblem(first?.message);
  };
  const unlink = async (provider: IdentityProvider) => {
    const { errors } = await send(unlinkIdentity, { provider, password: null });
    setProblem(errors[0]?.message);
    if (errors.length === 0) showToast({ type: "success", title: t("removed") });
    onChange();
  };
  const free = settings.providers.filter((provider) => !identities.some((identity) => identity.provider === provider));
  return (
    <Stack gap="md">
      {identities.map(({ id, provider, lastUsedAt }) => (
        <Group key={id} justify="space-between">
          <Stack gap={2}>
            <Text strong>{providerTitles[provider]}</Text>
            <Text size="sm">{lastUsedAt ? t("lastUsed", { time: formatDateTime(lastUsedAt) }) : t("neverUsed")}</Text>
          </Stack>
          <Button variant="outline" disabled={isLocked} onClick={() => void unlink(provider)}>
            {t("unlink", { provider: providerTitles[provider] })}
          </Button>
        </Group>
      ))}
      {problem && <Text role="alert">{problem}</Text>}
      <Group>
        {free.map((provider) => (
          <Button key={provider} size="md" disabled={isLocked} onClick={() => void link(provider)}>
            {t("link", { provider: providerTitles[provider] })}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
