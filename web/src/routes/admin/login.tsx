import { Card, Stack, Title } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInAdmin } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { adminPaths } from "#paths/admin.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { ScreenError } from "#ui/states.tsx";

/** Sign-in of the back office. */
export function Component() {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useTitle(t("loginTitle"));
  return (
    <Card withBorder padding="xl" maw={520} mx="auto">
      <Stack gap="lg">
        <Title order={1}>{t("loginTitle")}</Title>
        <SignInForm
          forgotPath={`${publicPaths.sendResetEmail}?kind=admin`}
          onSignIn={async (input) => {
            const problems = await signInAdmin(input);
            if (!problems) await navigate(safeNext(search, adminPaths.works), { replace: true });
            return problems;
          }}
        />
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
