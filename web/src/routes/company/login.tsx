import { useNavigate, useSearchParams } from "react-router-dom";
import { CompanyFirstSignIn } from "#features/account/company-first-sign-in.tsx";
import { signInCompany } from "#features/account/house-sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { PasskeyButton } from "#features/sign-in/passkey-button.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Sign-in of company members, who return to where they were; with the link of a mail, the first sign-in. */
export function Component() {
  const { t } = useTranslation(["company", "companyAccount"]);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token");
  const title = token ? t("companyAccount:first.title") : t("loginTitle");
  useTitle(title);
  return (
    <Card padding="xl" maxWidth={520}>
      <Stack gap="lg">
        <Title order={1}>{title}</Title>
        {token ? (
          <CompanyFirstSignIn token={token} onDone={() => void navigate(companyPaths.userRegist, { replace: true })} />
        ) : (
          <>
            <SignInForm
              forgotPath={companyPaths.password}
              onSignIn={async (input) => {
                const problems = await signInCompany(input);
                if (!problems) await navigate(safeNext(search, companyPaths.top), { replace: true });
                return problems;
              }}
            />
            <PasskeyButton kind="COMPANY" onSignedIn={() => void navigate(safeNext(search, companyPaths.top), { replace: true })} />
            <Text>
              <TextLink to={companyPaths.create}>{t("companyAccount:create.title")}</TextLink>
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
