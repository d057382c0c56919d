import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInSeeker } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./registration-tabs.module.css";

// The form shows first; what few use is loaded after it.
const OtherWays = lazy(async () => ({ default: (await import("#features/sign-in/other-ways.tsx")).OtherWays }));

// Most who sign in have nothing under way, and need no registration: they do not load what those need.
const AimedBySearch = lazy(async () => ({ default: (await import("#features/onward/aimed-by-search.tsx")).AimedBySearch }));
const RequestBySearch = lazy(async () => ({
  default: (await import("#features/onward/aimed-by-search.tsx")).RequestBySearch,
}));

/** One registration screen with two tabs; /log-in and /register open it at one or the other. What was begun goes on behind it. */
export function RegistrationTabs({ tab }: { tab: "sign-in" | "register" }) {
  const { t } = useTranslation("account");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goOn = async () => {
    const { goOnFrom } = await import("#features/onward/go-on.ts");
    await navigate(await goOnFrom(search), { replace: true });
  };
  return (
    <Stack gap="md" style={{ maxWidth: 560, marginInline: "auto" }}>
      {/(work|like|apply)(=|%3D)/.test(search.toString()) && (
        <Suspense fallback={<div className={classes["aimed"]} />}>
          <AimedBySearch search={search} />
        </Suspense>
      )}
      <Card padding="xl">
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
            <Suspense fallback={<div className={classes["form"]} />}>
              <RequestBySearch search={search} />
            </Suspense>
          ) : (
            <>
              <SignInForm
                forgotPath={publicPaths.sendResetEmail}
                onSignIn={async (input) => {
                  const problems = await signInSeeker(input);
                  if (!problems) await goOn();
                  return problems;
                }}
              />
              <Suspense fallback={null}>
                <OtherWays search={search} onSignedIn={() => void goOn()} />
              </Suspense>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
