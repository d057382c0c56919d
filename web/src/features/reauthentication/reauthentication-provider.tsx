import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import { reauthenticate } from "./reauthentication.mutations.ts";
import { AskAgainContext } from "./use-reauthentication.ts";

/** Holds the one dialog that asks for the password again; stands around the back office. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const end = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  return (
    <AskAgainContext value={ask}>
      {children}
      {answer && <Question onEnd={end} />}
    </AskAgainContext>
  );
}

function Question({ onEnd }: { onEnd(isConfirmed: boolean): void }) {
  const { t } = useTranslation("adminShell");
  const domainForm = useDomainForm({
    initialValues: { password: "" },
    validate: { password: (value) => (value === "" ? t("common:validation.required") : null) },
    onSubmit: async (input) => {
      const { errors: problems } = await send(reauthenticate, input);
      if (problems.length === 0) onEnd(true);
      return problems;
    },
  });
  return (
    <Window isOpen onClose={() => onEnd(false)} title={t("confirm.title")} isOnTop>
      <Form of={domainForm} labels={{ password: t("confirm.password") }}>
        <Text>{t("confirm.text")}</Text>
        <PasswordField form={domainForm.form} name="password" label={t("confirm.password")} required autoComplete="current-password" />
        <Group justify="flex-end">
          <Button variant="outline" onClick={() => onEnd(false)}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" loading={domainForm.isSubmitting}>
            {t("confirm.button")}
          </Button>
        </Group>
      </Form>
    </Window>
  );
}
