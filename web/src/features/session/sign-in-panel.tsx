import { useState } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import { RequestRegistration } from "#features/account/request-registration.tsx";
import { signInSeeker } from "#features/account/sign-in.ts";
import { SignInForm } from "#features/account/sign-in-form.tsx";
import { AimedWork } from "#features/onward/aimed-work.tsx";
import { readIntent } from "#features/onward/intent.ts";
import { NextSteps } from "#features/onward/next-steps.tsx";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./sign-in-panel.module.css";

/**
 * Stands in the place of a personal screen; after signing in the same screen opens. Who was about to apply sees the work named and may
 * register on the spot: most who come so are new.
 */
export function SignInPanel() {
  const { t } = useTranslation(["common", "account"]);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const intent = readIntent(new URLSearchParams({ next: pathname + search }));
  const [isNew, setNew] = useState(intent !== null);
  const title = t(isNew ? "account:registerTitle" : "signInPanel.title");
  useTitle(title);
  return (
    <Stack gap="md" style={{ maxWidth: 560, marginInline: "auto" }}>
      {intent && <AimedWork intent={intent} asksWord />}
      <Card padding="xl">
        <Stack gap="lg">
          <Title order={1}>{title}</Title>
          <div className={classes["ways"]} role="group" aria-label={t("account:tabs")}>
            <Button variant={isNew ? "soft" : "subtle"} aria-pressed={isNew} onClick={() => setNew(true)}>
              {t("account:newMember")}
            </Button>
            <Button variant={isNew ? "subtle" : "soft"} aria-pressed={!isNew} onClick={() => setNew(false)}>
              {t("signIn")}
            </Button>
          </div>
          {isNew ? (
            <RequestRegistration intent={intent} />
          ) : (
            <>
              {!intent && <Text>{t("signInPanel.text")}</Text>}
              <SignInForm
                forgotPath={publicPaths.sendResetEmail}
                onSignIn={async (input) => {
                  const problems = await signInSeeker(input);
                  if (!problems) await revalidate();
                  return problems;
                }}
              />
            </>
          )}
        </Stack>
      </Card>
      {intent && <NextSteps />}
    </Stack>
  );
}
