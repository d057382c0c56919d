import { Card, Stack, Title } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInCompany } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { ScreenError } from "#ui/states.tsx";

/** Sign-in of company members; returns to where they were. */
export function Component() {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useTitle(t("loginTitle"));
  return (
    <Card withBorder padding="xl" maw={520} mx="auto">
      <Stack gap="lg">
        <Title order={1}>{t("loginTitle")}</Title>
        <SignInForm
          forgotPath={companyPaths.password}
          onSignIn={async (input) => {
            const problems = await signInCompany(input);
            if (!problems) await navigate(safeNext(search, companyPaths.works), { replace: true });
            return problems;
          }}
        />
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
