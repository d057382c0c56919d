import { useState } from "react";
import { resetMemberTwoFactor } from "#features/company-member/company-member.mutations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Text } from "#ui/text/text.tsx";

/** Lets a colleague who lost the telephone sign in with the password alone. Asks for the own password when it was typed a while ago. */
export function ResetTwoFactor({ id, name, onDone }: { id: string; name: string; onDone(): void }) {
  const { t } = useTranslation(["companyAccount", "account", "twoFactor"]);
  const [isAsking, setAsking] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { send, isSending } = useSend();
  const run = async () => {
    const { errors } = await send(resetMemberTwoFactor, { id, password: password || null });
    const [error] = errors;
    setProblem(error?.message);
    if (error?.path[0] === "password") setAsksPassword(true);
    if (error) return;
    setAsking(false);
    showToast({ type: "success", title: t("members.twoFactorReset") });
    onDone();
  };
  return (
    <>
      <Button variant="outline" aria-label={t("members.resetTwoFactorOf", { name })} onClick={() => setAsking(true)}>
        {t("members.resetTwoFactor")}
      </Button>
      <Dialog
        title={t("members.resetTwoFactorTitle", { name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={{ label: t("members.resetTwoFactor"), isLoading: isSending, run: () => void run() }}
      >
        <Text>{t("members.resetTwoFactorText")}</Text>
        {asksPassword && (
          <Input
            type="password"
            label={t("account:password")}
            support={t("twoFactor:confirmPassword")}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {problem && (
          <Text role="alert" tone="error">
            {problem}
          </Text>
        )}
      </Dialog>
    </>
  );
}
