import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Group } from "#ui/layout.tsx";
import { answerOffer, withdrawEntry } from "./entry.mutations.ts";

interface EntryActionsProps {
  entry: { id: string; title: string; version: number; viewerCanWithdraw: boolean; viewerCanAnswerOffer: boolean };
}

function tell(errors: readonly { message: string }[] | undefined, done: string): void {
  const problem = errors?.[0];
  showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
}

/** Accept, decline, withdraw: each asks once more. */
export function EntryActions({ entry }: EntryActionsProps) {
  const { t } = useTranslation("entry");
  const [asked, setAsked] = useState<"withdraw" | "accept" | "decline" | null>(null);
  const [reason, setReason] = useState("");
  const { send, isSending } = useSend();
  const { id, version } = entry;
  const act = async () => {
    if (asked === "withdraw") {
      const { errors } = await send(withdrawEntry, { id, version, reason: reason.trim() || null });
      tell(errors, t("withdrawn"));
    } else {
      const { errors } = await send(answerOffer, { id, version, accept: asked === "accept" });
      tell(errors, t(asked === "accept" ? "accepted" : "declined"));
    }
    setAsked(null);
  };
  return (
    <Group>
      {entry.viewerCanAnswerOffer && (
        <>
          <Button onClick={() => setAsked("accept")}>{t("accept")}</Button>
          <Button variant="outline" onClick={() => setAsked("decline")}>
            {t("decline")}
          </Button>
        </>
      )}
      {entry.viewerCanWithdraw && !entry.viewerCanAnswerOffer && (
        <Button variant="subtle" color="red" onClick={() => setAsked("withdraw")}>
          {t("withdraw")}
        </Button>
      )}
      <Dialog
        title={asked ? t(`${asked}Title`) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: asked ? t(asked) : "", isLoading: isSending, run: () => void act() }}
      >
        {entry.title}
        {asked === "withdraw" && (
          <TextArea
            label={t("withdrawReason")}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={1_000}
            rows={3}
          />
        )}
      </Dialog>
    </Group>
  );
}
