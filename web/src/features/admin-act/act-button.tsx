import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useAdminAct } from "./use-admin-act.ts";

interface ActButtonProps {
  label: string;
  /** Explains in the question what will happen. */
  explanation: ReactNode;
  /** Label of the reason; without it none is asked for. */
  reasonLabel?: string;
  /** What is chosen besides, and whether it was; the reason may then stay empty. */
  choice?: { field: ReactNode; isMade: boolean };
  isDangerous?: boolean;
  isPlain?: boolean;
  done: string;
  run(reason: string): Promise<readonly FieldProblem[] | undefined>;
}

/** A button for an act others will notice: it says what will happen, asks for a reason where somebody reads it, and shows the answer. */
export function ActButton({ label, explanation, reasonLabel, choice, isDangerous = false, isPlain = false, done, run }: ActButtonProps) {
  const { t } = useTranslation("common");
  const act = useAdminAct();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const start = async () => {
    setBusy(true);
    const found = (await act(() => run(reason.trim()), done).finally(() => setBusy(false))) ?? [];
    setProblems(found);
    if (found.length > 0) return;
    setOpen(false);
    setReason("");
  };
  const close = () => {
    setOpen(false);
    setProblems([]);
  };
  const loud = isDangerous ? "outline" : "filled";
  return (
    <>
      <Button variant={isPlain ? "subtle" : loud} {...(isDangerous && { color: "red" })} size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={label}
        isOpen={isOpen}
        onClose={close}
        action={{
          label,
          isLoading: isBusy,
          isDisabled: choice ? !choice.isMade : reasonLabel !== undefined && reason.trim() === "",
          run: () => void start(),
        }}
      >
        {problems.length > 0 && (
          <Notice tone="error" title={t("form.errorTitle")}>
            {problems.map(({ code, message }) => (
              <Text key={`${code}${message}`}>{message}</Text>
            ))}
          </Notice>
        )}
        <Text component="div">{explanation}</Text>
        {choice?.field}
        {reasonLabel !== undefined && (
          <ReasonField label={reasonLabel} isOptional={choice !== undefined} maxLength={500} value={reason} onChange={setReason} />
        )}
      </Dialog>
    </>
  );
}
