import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { confirmEmailChange, revokeEmailChange } from "#features/sign-in/sign-in.mutations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

type Words = "confirmed" | "revokeDone" | "restored";

/** The links of the mails about another address: the new one confirms, the old one takes it back. Opening the page changes nothing. */
export function Component() {
  const { t } = useTranslation("signIn");
  const [search] = useSearchParams();
  const [done, setDone] = useState<Words>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const revoke = search.get("revoke");
  const isRevoking = revoke !== null;
  const title = t(isRevoking ? "revokeTitle" : "confirmTitle");
  useTitle(title);
  const act = async (): Promise<void> => {
    if (revoke === null) {
      const { errors } = await send(confirmEmailChange, { token: search.get("token") ?? "" });
      return errors[0] ? setProblem(errors[0].message) : setDone("confirmed");
    }
    const { outcome, errors } = await send(revokeEmailChange, { token: revoke });
    return errors[0] ? setProblem(errors[0].message) : setDone(outcome === "RESTORED" ? "restored" : "revokeDone");
  };
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(failureWords(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg" align="flex-start">
        <Title order={1}>{title}</Title>
        {!done && isRevoking && <Text>{t("revokeLead")}</Text>}
        {!done && (
          <Button size="lg" loading={isBusy} onClick={() => void press()}>
            {t(isRevoking ? "revokeButton" : "confirmButton")}
          </Button>
        )}
        {problem && <Text role="alert">{problem}</Text>}
        {done && (
          <>
            <Text role="status">{t(done)}</Text>
            <LinkButton to={publicPaths.logIn}>{t("toLogIn")}</LinkButton>
          </>
        )}
      </Stack>
    </Card>
  );
}

export const ErrorBoundary = ScreenError;
