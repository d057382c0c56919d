import { useRevalidator } from "react-router-dom";
import { signInSeeker } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Stands in the place of a personal screen; after signing in the same screen opens. */
export function SignInPanel() {
  const { t } = useTranslation("common");
  const { revalidate } = useRevalidator();
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg">
        <Title order={1}>{t("signInPanel.title")}</Title>
        <Text>{t("signInPanel.text")}</Text>
        <SignInForm
          forgotPath={publicPaths.sendResetEmail}
          onSignIn={async (input) => {
            const problems = await signInSeeker(input);
            if (!problems) await revalidate();
            return problems;
          }}
        />
        <TextLink to={publicPaths.register}>{t("register")}</TextLink>
      </Stack>
    </Card>
  );
}
