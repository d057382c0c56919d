import { Card, Stack, Tabs, Title } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router-dom";
import { signInSeeker } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { RequestRegistration } from "./+request-registration.tsx";

/** One registration screen with two tabs; /log-in and /register open it at one or the other. */
export function RegistrationTabs({ tab }: { tab: "sign-in" | "register" }) {
  const { t } = useTranslation("account");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (value: string | null) => {
    const path = value === "register" ? publicPaths.register : publicPaths.logIn;
    void navigate({ pathname: path, search: search.toString() }, { replace: true });
  };
  return (
    <Card withBorder padding="xl" maw={560} mx="auto">
      <Stack gap="lg">
        <Title order={1}>{t(tab === "register" ? "registerTitle" : "signInTitle")}</Title>
        <Tabs value={tab} onChange={go} keepMounted={false}>
          <Tabs.List grow mb="lg">
            <Tabs.Tab value="sign-in">{t("common:signIn")}</Tabs.Tab>
            <Tabs.Tab value="register">{t("newMember")}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            <SignInForm
              forgotPath={publicPaths.sendResetEmail}
              onSignIn={async (input) => {
                const problems = await signInSeeker(input);
                if (!problems) await navigate(safeNext(search, userPaths.dashboard), { replace: true });
                return problems;
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <RequestRegistration />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Card>
  );
}
