import { useState } from "react";
import type { InquiryStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, Select } from "#ui/forms/control.tsx";
import { BareForm, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { answerInquiry, assignInquiry, moveInquiry, noteInquiry } from "./inquiry-desk.mutations.ts";
import { LongText } from "./long-text.tsx";
import { useAct } from "./use-act.ts";

interface Target {
  id: string;
  version: number;
}

/** An answer by mail; the same form sends it once. */
export function AnswerForm({ inquiry }: { inquiry: Target & { email: string; status: InquiryStatus } }) {
  const { t } = useTranslation("desk");
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const { run } = useAct();
  const { id, version, email, status } = inquiry;
  const domainForm = useDomainForm({
    initialValues: { body: "", done: true },
    onSubmit: async (values) => {
      const act = async () => (await send(answerInquiry, { id, version, operationId, ...values })).errors;
      if (!(await run(act, t("inquiry.answered")))) return;
      domainForm.form.setFieldValue("body", "");
      setOperationId(crypto.randomUUID());
    },
  });
  if (email === "" || status === "SPAM") return <Text tone="dimmed">{t("inquiry.notAnswerable")}</Text>;
  const { form, isSubmitting } = domainForm;
  const { body, done } = form.values;
  return (
    <Card component="section" padding="md">
      <BareForm of={domainForm}>
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
            onChange={(text) => form.setFieldValue("body", text)}
          />
          <Checkbox
            label={t("inquiry.andDone")}
            checked={done}
            onChange={(event) => form.setFieldValue("done", event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit" size="md" loading={isSubmitting} disabled={body.trim() === ""}>
              {t("inquiry.send")}
            </Button>
          </Group>
        </Stack>
      </BareForm>
    </Card>
  );
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
