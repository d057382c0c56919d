import { useNavigate, useSearchParams } from "react-router-dom";
import { signInSeeker } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { safeNext } from "#platform/routing/safe-next.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./registration-tabs.module.css";
import { RequestRegistration } from "./request-registration.tsx";

/** One registration screen with two tabs; /log-in and /register open it at one or the other. */
export function RegistrationTabs({ tab }: { tab: "sign-in" | "register" }) {
  const { t } = useTranslation("account");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg">
        <Title order={1}>{t(tab === "register" ? "registerTitle" : "signInTitle")}</Title>
        <nav className={classes["tabs"]} aria-label={t("tabs")}>
          <Link
            to={{ pathname: publicPaths.logIn, search: search.toString() }}
            replace
            aria-current={tab === "sign-in" ? "page" : undefined}
          >
            {t("common:signIn")}
          </Link>
          <Link
            to={{ pathname: publicPaths.register, search: search.toString() }}
            replace
            aria-current={tab === "register" ? "page" : undefined}
          >
            {t("newMember")}
          </Link>
        </nav>
        {tab === "register" ? (
          <RequestRegistration />
        ) : (
          <SignInForm
            forgotPath={publicPaths.sendResetEmail}
            onSignIn={async (input) => {
              const problems = await signInSeeker(input);
              if (!problems) await navigate(safeNext(search, userPaths.dashboard), { replace: true });
              return problems;
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
