import { useState } from "react";
import { changeMemberRole } from "#features/company-member/company-member.mutations.ts";
import { OwnPassword } from "#features/company-member/own-password.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Text } from "#ui/text/text.tsx";

interface MakeOwnerProps {
  member: { id: string; version: number; name: string };
  onClose(): void;
  onDone(): void;
}

/** Asks once more before a member may do everything, and for the own password when it was typed a while ago. */
export function MakeOwner({ member: { id, version, name }, onClose, onDone }: MakeOwnerProps) {
  const { t } = useTranslation("companyAccount");
  const [asksPassword, setAsksPassword] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const { send, isSending } = useSend();
  const run = async () => {
    const { errors } = await send(changeMemberRole, { id, version, role: "OWNER", password: password || null });
    const [error] = errors;
    setProblem(error?.message ?? "");
    if (error?.path[0] === "password") setAsksPassword(true);
    if (error) return;
    showToast({ type: "success", title: t("members.roleChanged") });
    onClose();
    onDone();
  };
  return (
    <Dialog
      title={t("members.makeOwnerTitle", { name })}
      isOpen
      onClose={onClose}
      action={{ label: t("members.makeOwner"), isLoading: isSending, run: () => void run() }}
    >
      <Text>{t("members.makeOwnerText")}</Text>
      {asksPassword && <OwnPassword value={password} onChange={setPassword} />}
      {problem && (
        <Text role="alert" tone="error">
          {problem}
        </Text>
      )}
    </Dialog>
  );
}
