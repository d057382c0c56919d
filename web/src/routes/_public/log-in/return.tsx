import { useEffect, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { wayBack } from "#features/sign-in/provider-visit.ts";
import { finishProviderVisit } from "#features/sign-in/sign-in.mutations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Each answer is sent once, however often the screen is drawn. */
const sent = new Set<string>();

async function finish(navigate: NavigateFunction, fail: (message: string) => void): Promise<void> {
  const parameters = location.search;
  if (sent.has(parameters)) return;
  const { page, next } = wayBack();
  if (page && page !== location.pathname) return location.replace(page + parameters);
  sent.add(parameters);
  const { outcome, errors } = await send(finishProviderVisit, { parameters });
  if (!outcome) return fail(errors[0]?.message ?? "");
  if (outcome === "NEWCOMER") return void navigate(publicPaths.signUp, { replace: true });
  if (outcome === "SIGNED_IN") await startSession();
  await navigate(safeNext(new URLSearchParams({ next: next ?? "" }), userPaths.dashboard), { replace: true });
}

/** Where providers send the browser back to: takes their answer and goes on, or says what was wrong. */
export function Component() {
  const { t } = useTranslation("signIn");
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const title = t(problem === undefined ? "returning" : "returnFailed");
  useTitle(title);
  useEffect(() => void finish(navigate, setProblem).catch((error: unknown) => setProblem(failureWords(t, error))), [navigate, t]);
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg" align="flex-start">
        <Title order={1}>{title}</Title>
        {problem !== undefined && (
          <>
            <Text role="alert">{problem}</Text>
            <LinkButton to={publicPaths.logIn}>{t("toLogIn")}</LinkButton>
          </>
        )}
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
