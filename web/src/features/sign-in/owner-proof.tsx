import { useQuery } from "@apollo/client/react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { Prove } from "./prove.tsx";
import { type Settings, signInSettingsQuery } from "./sign-in-settings.ts";

interface OwnerProof {
  /** The act asks for the password. */
  hasPassword: boolean;
  /** There is no password, and the other way in has to be gone through first. */
  missing: Settings | undefined;
  again(): void;
}

/** What an act that gives up the account or hands out all of it asks of its owner: the password, or of an account without one another fresh proof. */
export function useOwnerProof(): OwnerProof {
  const { data, refetch } = useQuery(signInSettingsQuery, { variables: { kind: "SEEKER" } });
  const settings = data?.signInSettings ?? undefined;
  const hasPassword = settings?.hasPassword ?? true;
  return { hasPassword, missing: !hasPassword && settings?.mustConfirmPassword ? settings : undefined, again: () => void refetch() };
}

/** The other ways to prove it, above a form that has no password to ask for. */
export function OwnerProofPart({ proof: { missing, again }, next }: { proof: OwnerProof; next: string }) {
  const { t } = useTranslation("signIn");
  if (!missing) return null;
  return (
    <Stack gap="md" component="section">
      <Title order={3}>{t("prove")}</Title>
      <Text>{t("proveLead")}</Text>
      <Prove kind="SEEKER" settings={missing} onProved={again} next={next} />
    </Stack>
  );
}
