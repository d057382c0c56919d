import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { PasskeyKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { Prove } from "./prove.tsx";
import { ProviderList } from "./provider-list.tsx";
import { signInSettingsQuery } from "./sign-in-settings.ts";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="xl" component="section">
      <Stack gap="md">
        <Title order={2} size={3}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

/** The ways by which an account is signed in to, and its address. What changes them asks for a fresh proof first. */
export function SignInPanel({ kind }: { kind: PasskeyKind }) {
  const { t } = useTranslation("signIn");
  const { data, error, refetch } = useQuery(signInSettingsQuery, { variables: { kind }, fetchPolicy: "cache-and-network" });
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  const settings = data?.signInSettings;
  if (!settings) return <ListSkeleton />;
  const changed = () => void refetch();
  const offersProviders = settings.providers.length > 0 || settings.identities.length > 0;
  return (
    <>
      {settings.mustConfirmPassword && (
        <Part title={t("prove")}>
          <Text>{t("proveLead")}</Text>
          <Prove kind={kind} settings={settings} onProved={changed} />
        </Part>
      )}
      <Part title={t("passkeys")}>
        <Text>{t("passkeysLead")}</Text>
        <PasskeyList kind={kind} settings={settings} onChange={changed} />
      </Part>
      {offersProviders && (
        <Part title={t("providers")}>
          <ProviderList settings={settings} onChange={changed} />
        </Part>
      )}
      <Part title={t("email")}>
        <EmailForm kind={kind} settings={settings} />
      </Part>
    </>
  );
}
