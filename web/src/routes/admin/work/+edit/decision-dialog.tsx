import { useEffect, useState } from "react";
import type { Comments } from "#features/work-review/use-comments.ts";
import type { ModerationReason } from "#graphql/operations.ts";
import { moderationReasonValues } from "#graphql/values/moderation-reason.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Text } from "#ui/text/text.tsx";
import { ChosenComments } from "./chosen-comments.tsx";
import type { Decision } from "./decide.ts";
import classes from "./review.module.css";

const withCodes: readonly Decision[] = ["return", "returnRevision", "suspend"];
/** One key a reason, in the order of the list. */
const reasonKeys = "1234567890-";

interface DecisionDialogProps {
  decision: Decision | null;
  title: string;
  isBusy: boolean;
  comments: Comments;
  onClose(): void;
  onDecide(reason: string, codes: ModerationReason[]): void;
}

/** Asks once more, with reasons from the list, by a key each, and in words; the company reads both in its mail, in its own language. */
export function DecisionDialog({ decision, title, isBusy, comments, onClose, onDecide }: DecisionDialogProps) {
  const { t } = useTranslation(["admin", "adminReview"]);
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
  const asksWhy = decision !== null && !decision.startsWith("approve");
  const asksCodes = decision !== null && withCodes.includes(decision);
  const told = asksCodes && decision !== "suspend" ? comments.inputs.length : 0;
  const isOpenEnded = asksWhy && reason.trim() === "" && chosen.length === 0 && told === 0;
  const run = () => {
    if (isOpenEnded || isBusy) return;
    forget();
    onDecide(reason.trim(), [...chosen]);
  };
  const toggle = (code: string) => setCodes(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]);
  useEffect(() => {
    if (decision === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        run();
      }
      const isChoosing = asksCodes && !event.ctrlKey && !event.metaKey && !(event.target instanceof HTMLTextAreaElement);
      const code = isChoosing ? moderationReasonValues[reasonKeys.indexOf(event.key)] : undefined;
      if (!code) return;
      event.preventDefault();
      toggle(code);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  return (
    <Dialog
      title={decision ? t(`works.act.${decision}`) : ""}
      isOpen={decision !== null}
      onClose={close}
      action={{
        label: decision ? t(`works.act.${decision}`) : "",
        isLoading: isBusy,
        isDisabled: isOpenEnded,
        isFirst: !asksWhy,
        run,
      }}
    >
      <div className={classes["ask"]}>
        <Text>{title}</Text>
        {told > 0 && <ChosenComments comments={comments} />}
        {asksCodes && (
          <fieldset className={classes["codes"]}>
            <legend>{t("works.reasons")}</legend>
            {moderationReasonValues.map((code, place) => (
              <div key={code} className={classes["code"]}>
                <Checkbox
                  label={t(`works.reasonCode.${code}`)}
                  checked={codes.includes(code)}
                  {...(place === 0 && { "data-autofocus": true })}
                  onChange={() => toggle(code)}
                />
                <kbd aria-hidden="true">{reasonKeys[place]}</kbd>
              </div>
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
        {asksCodes && (
          <Text size="sm" tone="dimmed">
            {t("adminReview:return.language")}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
