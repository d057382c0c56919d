import { useState } from "react";
import type { ModerationReason } from "#graphql/operations.ts";
import { moderationReasonValues } from "#graphql/values/moderation-reason.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Text } from "#ui/text/text.tsx";
import type { Decision } from "./decide.ts";
import classes from "./review.module.css";

const withCodes: readonly Decision[] = ["return", "returnRevision", "suspend"];

interface DecisionDialogProps {
  decision: Decision | null;
  title: string;
  isBusy: boolean;
  onClose(): void;
  onDecide(reason: string, codes: ModerationReason[]): void;
}

/** Asks once more, with reasons from the list and in words; the company reads both in its mail. */
export function DecisionDialog({ decision, title, isBusy, onClose, onDecide }: DecisionDialogProps) {
  const { t } = useTranslation("admin");
  const [reason, setReason] = useState("");
  const [codes, setCodes] = useState<string[]>([]);
  const chosen = moderationReasonValues.filter((code) => codes.includes(code));
  const forget = () => {
    setReason("");
    setCodes([]);
  };
  const close = () => {
    forget();
    onClose();
  };
  const run = () => {
    forget();
    onDecide(reason.trim(), [...chosen]);
  };
  const asksWhy = decision !== null && !decision.startsWith("approve");
  const asksCodes = decision !== null && withCodes.includes(decision);
  return (
    <Dialog
      title={decision ? t(`works.act.${decision}`) : ""}
      isOpen={decision !== null}
      onClose={close}
      action={{
        label: decision ? t(`works.act.${decision}`) : "",
        isLoading: isBusy,
        isDisabled: asksWhy && reason.trim() === "" && chosen.length === 0,
        run,
      }}
    >
      <Text>{title}</Text>
      {asksCodes && (
        <fieldset className={classes["codes"]}>
          <legend>{t("works.reasons")}</legend>
          {moderationReasonValues.map((code) => (
            <Checkbox
              key={code}
              label={t(`works.reasonCode.${code}`)}
              checked={codes.includes(code)}
              onChange={({ currentTarget: { checked } }) => setCodes(checked ? [...codes, code] : codes.filter((one) => one !== code))}
            />
          ))}
        </fieldset>
      )}
      {asksWhy && (
        <TextArea
          label={t("works.reason")}
          support={asksCodes ? t("works.reasonHint") : undefined}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={2_000}
          rows={3}
        />
      )}
    </Dialog>
  );
}
