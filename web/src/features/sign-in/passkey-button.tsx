import { useState } from "react";
import type { PasskeyKind } from "#graphql/operations.ts";
import { useInBrowser } from "#platform/drawn/in-browser.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { startSession } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { askForPasskey, enterByPasskey, knowsPasskeys, stopped } from "./passkeys.ts";

interface PasskeyButtonProps {
  kind: PasskeyKind;
  /** True to prove once more who is signed in. */
  again?: boolean;
  onSignedIn(): void;
}

/** Signs in by a passkey; an account with a second factor is asked for its code then. */
export function PasskeyButton({ kind, again = false, onSignedIn }: PasskeyButtonProps) {
  const { t } = useTranslation("signIn");
  const isInBrowser = useInBrowser();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (given: string, code: string | null): Promise<readonly FieldProblem[]> => {
    const problems = await enterByPasskey({ kind, again, answer: given, code });
    if (problems.length > 0) return problems;
    await startSession();
    onSignedIn();
    return [];
  };
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const asked = await askForPasskey(kind, again);
      if (asked === stopped) return setProblem(t("stopped"));
      const problems = "answer" in asked ? await enter(asked.answer, null) : asked.problems;
      if ("answer" in asked && problems.some(({ code }) => code === "TWO_FACTOR_REQUIRED")) setAnswer(asked.answer);
      else setProblem(problems[0]?.message);
    } finally {
      setBusy(false);
    }
  };
  // The server draws it for the many browsers that know passkeys; one that does not takes it away.
  if (isInBrowser && !knowsPasskeys()) return null;
  if (answer) return <CodeForm onCode={(code) => enter(answer, code)} />;
  return (
    <Stack gap="sm" align="flex-start">
      <Button variant="outline" size="lg" loading={isBusy} onClick={() => void press()}>
        {t(again ? "provePasskey" : "withPasskey")}
      </Button>
      {problem && <Text role="alert">{problem}</Text>}
    </Stack>
  );
}

function CodeForm({ onCode }: { onCode(code: string): Promise<readonly FieldProblem[]> }) {
  const { t } = useTranslation("signIn");
  const domainForm = useDomainForm({
    initialValues: { code: "" },
    validate: { code: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ code }) => {
      const problems = await onCode(code);
      return problems.length > 0 ? problems : undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ code: t("code") }}>
      <TextField form={domainForm.form} name="code" label={t("code")} required autoComplete="one-time-code" />
      <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
        {t("common:signIn")}
      </Button>
    </Form>
  );
}
