import { useState } from "react";
import { SignInPanel } from "#features/sign-in/sign-in-panel.tsx";
import { TwoFactorPanel } from "#features/two-factor/two-factor-panel.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DevicesSection } from "./devices-section.tsx";

/** The ways a person signs in: second factor, password, and the browsers they are signed in on. */
export function OwnSignIn({ kind }: { kind: "COMPANY" | "ADMIN" }) {
  const { t } = useTranslation("settings");
  // Every change of what signs in ends the other sessions and gives this browser a new one.
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);
  return (
    <>
      <Card padding="xl">
        <TwoFactorPanel kind={kind} onChange={changed} />
      </Card>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2} size={3}>
            {t("account.password")}
          </Title>
          <ChangePasswordForm kind={kind} onDone={changed} />
        </Stack>
      </Card>
      {kind === "COMPANY" && <SignInPanel key={`ways ${changes}`} kind={kind} />}
      <Stack gap="md" component="section">
        <Title order={2} size={3}>
          {t("section.devices")}
        </Title>
        <Text>{t("lead.devices")}</Text>
        <DevicesSection key={changes} kind={kind} headings={3} />
      </Stack>
    </>
  );
}
