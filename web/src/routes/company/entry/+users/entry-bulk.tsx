import { useState } from "react";
import { entryChoicesQuery, useEntryChoices } from "#features/company-entry/entry-choices.ts";
import { assignEntries, tagEntries } from "#features/company-entry/handling.mutations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import type { ApplicantRow } from "./applicant-columns.tsx";
import { BulkMove } from "./bulk-move.tsx";

interface EntryBulkProps {
  rows: readonly ApplicantRow[];
  onDone(): void;
}

/** What can be done with the marked applicants: move them, give them to a member, tag them. */
export function EntryBulk({ rows, onDone }: EntryBulkProps) {
  const { t } = useTranslation("handling");
  const [asked, setAsked] = useState<"assign" | "tag" | null>(null);
  const movable = rows.filter(({ legalMoves }) => legalMoves.length > 0);
  const close = () => setAsked(null);
  return (
    <>
      {movable.length > 0 && <BulkMove chosen={movable} onMoved={onDone} />}
      <Button variant="outline" onClick={() => setAsked("assign")}>
        {t("assign")}
      </Button>
      <Button variant="outline" onClick={() => setAsked("tag")}>
        {t("addTag")}
      </Button>
      {asked === "assign" && <AssignDialog rows={rows} onClose={close} onDone={onDone} />}
      {asked === "tag" && <TagDialog rows={rows} onClose={close} onDone={onDone} />}
    </>
  );
}

type DialogProps = EntryBulkProps & { onClose(): void };

function AssignDialog({ rows, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("handling");
  const { members } = useEntryChoices();
  const [memberId, setMemberId] = useState("");
  const { send, isSending } = useSend();
  const run = async () => {
    const { errors } = await send(assignEntries, { entryIds: rows.map(({ id }) => id), memberId: memberId || null });
    if (!showOutcome(errors, t("assigned", { count: rows.length }))) return;
    onClose();
    onDone();
  };
  return (
    <Dialog
      title={t("assignTitle", { count: rows.length })}
      isOpen
      onClose={onClose}
      action={{ label: t("assign"), isLoading: isSending, run: () => void run() }}
    >
      <Select
        label={t("assignee")}
        value={memberId}
        onChange={({ currentTarget: { value } }) => setMemberId(value)}
        choices={[{ value: "", label: t("nobody") }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </Dialog>
  );
}

function TagDialog({ rows, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("handling");
  const { tags } = useEntryChoices();
  const [name, setName] = useState("");
  const { send, isSending } = useSend();
  const run = async () => {
    const input = { entryIds: rows.map(({ id }) => id), add: [name], removeIds: [] };
    const { errors } = await send(tagEntries, input, { refetch: [entryChoicesQuery] });
    if (!showOutcome(errors, t("tagged", { count: rows.length }))) return;
    onClose();
    onDone();
  };
  return (
    <Dialog
      title={t("tagTitle", { count: rows.length })}
      isOpen
      onClose={onClose}
      action={{ label: t("addTag"), isLoading: isSending, isDisabled: name.trim() === "", run: () => void run() }}
    >
      <Input
        label={t("tag")}
        support={t("tagSupport")}
        value={name}
        maxLength={30}
        list="entry-tags"
        data-autofocus
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <datalist id="entry-tags">
        {tags.map((tag) => (
          <option key={tag.id} value={tag.name}>
            {tag.name}
          </option>
        ))}
      </datalist>
    </Dialog>
  );
}
