import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { moveEntries } from "#features/company-entry/company-entry.mutations.ts";
import type { EntryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Group } from "#ui/layout.tsx";
import cards from "#ui/lists/card-table.module.css";
import { Text } from "#ui/text/text.tsx";

interface Chosen {
  id: string;
  version: number;
  legalMoves: readonly EntryStatus[];
}

/** One move for all that are ticked; only moves that at least one of them may make are offered. */
export function BulkMove({ chosen, onMoved }: { chosen: readonly Chosen[]; onMoved(): void }) {
  const { t } = useTranslation(["applicants", "company", "vocabulary"]);
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState("");
  const { send, isSending } = useSend();
  const choices = [...new Set(chosen.flatMap(({ legalMoves }) => legalMoves))];
  const to = choices.find((known) => known === wanted) ?? choices[0];
  if (!to) return null;
  const isRejection = to === "REJECTED";
  const ask = () => {
    setReason(isRejection ? t("reject.general_text") : "");
    setAsked(true);
  };
  const run = async () => {
    const entries = chosen.map(({ id, version }) => ({ id, version }));
    const { errors, problems, movedIds } = await send(moveEntries, { entries, to, reason: reason.trim() || null });
    const problem = errors[0] ?? problems[0];
    const title = t("bulk.moved", { count: movedIds.length });
    showToast(problem ? { type: "danger", title: `${title} ${problem.message}` } : { type: "success", title });
    setAsked(false);
    onMoved();
    await revalidate();
  };
  return (
    <Group align="flex-end" className={cards["bar"]}>
      <Select
        label={t("bulk.to", { count: chosen.length })}
        value={to}
        onChange={(event) => setWanted(event.currentTarget.value)}
        choices={choices.map((value) => ({ value, label: t(`vocabulary:entryStatus.${value}`) }))}
      />
      <Button size="md" onClick={ask}>
        {t("board.move")}
      </Button>
      <Dialog
        title={t("bulk.title", { count: chosen.length, status: t(`vocabulary:entryStatus.${to}`) })}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action={{ label: t("board.move"), isLoading: isSending, isDisabled: isRejection && reason.trim() === "", run: () => void run() }}
      >
        <Text>{t("company:entries.moveNote")}</Text>
        <TextArea
          label={t(isRejection ? "company:entries.rejectReason" : "company:entries.reason")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={2_000}
          required={isRejection}
        />
      </Dialog>
    </Group>
  );
}
