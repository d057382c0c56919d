import { useState } from "react";
import type { InquiryStatus } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, Select } from "#ui/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text.tsx";
import { answerInquiry, assignInquiry, moveInquiry, noteInquiry } from "./inquiry-commands.ts";
import { LongText } from "./long-text.tsx";
import { useAct } from "./use-act.ts";

interface Target {
  id: string;
  version: number;
}

/** An answer by mail; the same form sends it once. */
export function AnswerForm({ inquiry }: { inquiry: Target & { email: string; status: InquiryStatus } }) {
  const { t } = useTranslation("desk");
  const [body, setBody] = useState("");
  const [isDone, setDone] = useState(true);
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const { isBusy, run } = useAct();
  const { id, version, email, status } = inquiry;
  if (email === "" || status === "SPAM") return <Text tone="dimmed">{t("inquiry.notAnswerable")}</Text>;
  const send = async () => {
    const input = { id, version, operationId, body, done: isDone };
    const act = async () => (await client.mutate({ mutation: answerInquiry, variables: { input } })).data?.answerInquiry.errors ?? [];
    if (!(await run(act, t("inquiry.answered")))) return;
    setBody("");
    setOperationId(crypto.randomUUID());
  };
  return (
    <Card component="section" padding="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("inquiry.answer")}
          </Title>
          <LongText
            label={t("inquiry.answerText")}
            support={t("inquiry.answerTo", { email })}
            value={body}
            maxLength={4_000}
            rows={8}
            onChange={setBody}
          />
          <Checkbox label={t("inquiry.andDone")} checked={isDone} onChange={(event) => setDone(event.currentTarget.checked)} />
          <Group>
            <Button type="submit" size="md" loading={isBusy} disabled={body.trim() === ""}>
              {t("inquiry.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

interface HandlingProps {
  inquiry: Target & { assignee: { id: string } | null; legalMoves: readonly InquiryStatus[] };
  operators: readonly { id: string; name: string }[];
}

/** Whose it is, where it goes, and notes for colleagues. */
export function Handling({ inquiry, operators }: HandlingProps) {
  const { t } = useTranslation("desk");
  const [note, setNote] = useState("");
  const { isBusy, run } = useAct();
  const { id, version, assignee, legalMoves } = inquiry;
  const assign = (assigneeId: string | null) => {
    const variables = { input: { id, version, assigneeId } };
    void run(
      async () => (await client.mutate({ mutation: assignInquiry, variables })).data?.assignInquiry.errors ?? [],
      t("inquiry.assigned"),
    );
  };
  const move = (to: InquiryStatus) => {
    const variables = { input: { id, version, to } };
    void run(async () => (await client.mutate({ mutation: moveInquiry, variables })).data?.moveInquiry.errors ?? [], t("saved"));
  };
  const addNote = async () => {
    const variables = { input: { id, version, body: note } };
    const act = async () => (await client.mutate({ mutation: noteInquiry, variables })).data?.noteInquiry.errors ?? [];
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
