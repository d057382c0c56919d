import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { EntryStatus, PermissionVerdict } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Text } from "#ui/text/text.tsx";
import { moveEntry } from "./company-entry.mutations.ts";
import { conditionOf, noOffer, OfferConditionFields } from "./offer-condition-fields.tsx";

const rejections = ["general", "experience", "filled"] as const;

/** An application as far as the question about its move reads it. */
interface MovedEntry {
  id: string;
  version: number;
  permission: { verdict: PermissionVerdict } | null;
  offerCondition: { way: string } | null;
}

/** True when a move offers a job that the rules say no to, and no lawful way stands yet. */
function needsWay({ permission, offerCondition }: MovedEntry, to: EntryStatus): boolean {
  return (to === "OFFERED" || to === "ACCEPTED") && permission?.verdict === "NG" && offerCondition === null;
}

interface MoveDialogProps {
  entry: MovedEntry;
  /** Name of the applicant, where the screen shows more than one. */
  name?: string;
  to: EntryStatus;
  onClose(): void;
  /** After the move was made. */
  onMoved?(): void;
}

/** Asks once more before the applicant is told; a rejection needs words that the applicant reads. */
export function MoveDialog({ entry, name, to, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation(["company", "vocabulary", "applicants"]);
  const [reason, setReason] = useState(to === "REJECTED" ? t("applicants:reject.general_text") : "");
  const [offer, setOffer] = useState(noOffer);
  const isAgainst = needsWay(entry, to);
  const condition = isAgainst ? conditionOf(offer) : null;
  const { send, isSending } = useSend();
  const { revalidate } = useRevalidator();
  const run = async () => {
    const input = { id: entry.id, version: entry.version, to, reason: reason.trim() || null, ...(condition && { condition }) };
    const { errors } = await send(moveEntry, input);
    const isDone = showOutcome(errors, t("entries.moved"));
    if (errors[0]?.code === "STALE_VERSION") {
      await revalidate();
      onClose();
    }
    if (!isDone) return;
    onClose();
    onMoved?.();
  };
  const isRejection = to === "REJECTED";
  const isShut = isRejection ? reason.trim() === "" : isAgainst && !condition;
  return (
    <Dialog
      title={t("entries.moveTo", { status: t(`vocabulary:entryStatus.${to}`) })}
      isOpen
      onClose={onClose}
      action={{ label: t("entries.move"), isLoading: isSending, isDisabled: isShut, run: () => void run() }}
    >
      {name && <Text strong>{name}</Text>}
      <Text>{t("entries.moveNote")}</Text>
      {isAgainst && <OfferConditionFields draft={offer} onChange={setOffer} />}
      {isRejection && (
        <Select
          label={t("applicants:reject.template")}
          onChange={({ currentTarget: { value } }) =>
            setReason(t(`applicants:reject.${rejections.find((one) => one === value) ?? "general"}_text`))
          }
          choices={rejections.map((value) => ({ value, label: t(`applicants:reject.${value}`) }))}
        />
      )}
      <TextArea
        label={t(isRejection ? "entries.rejectReason" : "entries.reason")}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={2_000}
        required={isRejection}
      />
    </Dialog>
  );
}
