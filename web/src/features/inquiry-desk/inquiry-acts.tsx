import { useState } from "react";
import type { InquiryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import { assignInquiry, moveInquiry, noteInquiry } from "./inquiry-desk.mutations.ts";
import { LongText } from "./long-text.tsx";
import { useAct } from "./use-act.ts";

interface Target {
  id: string;
  version: number;
}

interface HandlingProps {
  inquiry: Target & { assignee: { id: string } | null; legalMoves: readonly InquiryStatus[] };
  operators: readonly { id: string; name: string }[];
}

/** The handling of an inquiry: its assignee, its next state, and notes for colleagues. */
export function Handling({ inquiry, operators }: HandlingProps) {
  const { t } = useTranslation("desk");
  const [note, setNote] = useState("");
  const { isBusy, run } = useAct();
  const { id, version, assignee, legalMoves } = inquiry;
  const assign = (assigneeId: string | null) => {
    const input = { id, version, assigneeId };
    void run(async () => (await send(assignInquiry, input)).errors, t("inquiry.assigned"));
  };
  const move = (to: InquiryStatus) => {
    const input = { id, version, to };
    void run(async () => (await send(moveInquiry, input)).errors, t("saved"));
  };
  const addNote = async () => {
    const input = { id, version, body: note };
    const act = async () => (await send(noteInquiry, input)).errors;
    if (await run(act, t("saved"))) setNote("");
  };
  return (
    <Card component="section" padding="md">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("handling")}
        </Title>
        <Select
          label={t("assignee")}
          value={assignee?.id ?? ""}
          disabled={isBusy}
          choices={[{ value: "", label: t("nobody") }, ...operators.map((one) => ({ value: one.id, label: one.name }))]}
          onChange={(event) => assign(event.currentTarget.value || null)}
        />
        <Group gap="sm">
          {legalMoves.map((to) => (
            <Button key={to} variant="outline" {...(to === "SPAM" && { color: "red" as const })} disabled={isBusy} onClick={() => move(to)}>
              {t(`inquiry.move.${to}`)}
            </Button>
          ))}
        </Group>
        <LongText label={t("note")} support={t("noteWhy")} value={note} maxLength={2_000} rows={3} onChange={setNote} />
        <Group>
          <Button variant="outline" loading={isBusy} disabled={note.trim() === ""} onClick={() => void addNote()}>
            {t("addNote")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
