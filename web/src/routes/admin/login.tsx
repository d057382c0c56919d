import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInAdmin } from "#features/account/house-sign-in.ts";
import { OwnSignIn } from "#features/account/own-sign-in.tsx";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { Enrolment } from "#features/two-factor/enrolment.tsx";
import { adminPaths } from "#paths/admin.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { loadViewer, startSession, useViewer } from "#platform/session/viewer.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Sign-in of the back office; who must set up the second factor does it here, before anything else. */
export function Component() {
  const { t } = useTranslation(["admin", "twoFactor"]);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { adminMustEnrol, admin } = useViewer();
  const [isSigningIn, setSigningIn] = useState(false);
  const title = titleOf(t, { adminMustEnrol, isSignedIn: admin !== null && !isSigningIn });
  useTitle(title);
  const goOn = () => navigate(safeNext(search, adminPaths.home), { replace: true });
  if (admin && !isSigningIn) return <OwnAccount name={admin.name} />;
  return (
    <Card padding="xl" maxWidth={520}>
      <Stack gap="lg">
        <Title order={1}>{title}</Title>
        {adminMustEnrol ? (
          <>
            <Text>{t("twoFactor:enrolLead")}</Text>
            <Enrolment kind="ADMIN" asksPassword={false} onDone={() => void startSession().then(goOn)} />
          </>
        ) : (
          <SignInForm
            forgotPath={`${publicPaths.sendResetEmail}?kind=admin`}
            onSignIn={async (input) => {
              setSigningIn(true);
              const problems = await signInAdmin(input);
              if (!problems && !(await loadViewer()).adminMustEnrol) await goOn();
              return problems;
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

function titleOf(
  t: TFunction<"admin", "twoFactor">,
  { adminMustEnrol, isSignedIn }: { adminMustEnrol: boolean; isSignedIn: boolean },
): string {
  if (adminMustEnrol) return t("twoFactor:enrolTitle");
  return isSignedIn ? t("twoFactor:ownTitle") : t("admin:loginTitle");
}

/** The admin's own account, shown here to whoever is signed in already. */
function OwnAccount({ name }: { name: string }) {
  const { t } = useTranslation("twoFactor");
  return (
    <Stack gap="lg" maxWidth={720}>
      <PageHeader title={t("ownTitle")} lead={name} />
      <OwnSignIn kind="ADMIN" />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
