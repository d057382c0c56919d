import { useState } from "react";
import type { IdentityProvider, PasskeyKind } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { providerTitles, visitProvider } from "./provider-visit.ts";
import { confirmItIsMe } from "./sign-in.mutations.ts";
import type { Settings } from "./sign-in-settings.ts";

interface ProveProps {
  kind: PasskeyKind;
  settings: Settings;
  onProved(): void;
  /** Where a provider sends the person back to. */
  next?: string;
}

/** Proves once more who sits at the browser, by whatever the account is signed in with. */
export function Prove({ kind, settings, onProved, next = `${userPaths.memberEdit}?section=devices` }: ProveProps) {
  const { t } = useTranslation("signIn");
  const [problem, setProblem] = useState<string>();
  const visit = async (provider: IdentityProvider) => {
    const [first] = await visitProvider(provider, { purpose: "CONFIRM", next });
    setProblem(first?.message);
  };
  return (
    <Stack gap="md">
      {settings.hasPassword && <PasswordForm kind={kind} onProved={onProved} />}
      {settings.passkeys.length > 0 && <PasskeyButton kind={kind} again onSignedIn={onProved} />}
      {settings.identities.map(({ id, provider }) => (
        <Group key={id}>
          <Button variant="outline" size="md" onClick={() => void visit(provider)}>
            {t("proveProvider", { provider: providerTitles[provider] })}
          </Button>
        </Group>
      ))}
      {problem && <Text role="alert">{problem}</Text>}
    </Stack>
  );
}

function PasswordForm({ kind, onProved }: { kind: PasskeyKind; onProved(): void }) {
  const { t } = useTranslation("signIn");
  const domainForm = useDomainForm({
    initialValues: { password: "" },
    validate: { password: (value) => (value === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ password }) => {
      const { errors } = await send(confirmItIsMe, { kind, password });
      if (errors.length > 0) return errors;
      onProved();
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ password: t("password") }}>
      <PasswordField form={domainForm.form} name="password" label={t("password")} required autoComplete="current-password" />
      <Group>
        <Button type="submit" size="md" loading={domainForm.isSubmitting}>
          {t("prove")}
        </Button>
      </Group>
    </Form>
  );
}
