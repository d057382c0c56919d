import { useState } from "react";
import { LongText } from "#features/inquiry-desk/long-text.tsx";
import { useAct } from "#features/inquiry-desk/use-act.ts";
import type { ComplaintAct, ComplaintStatus } from "#graphql/operations.ts";
import { complaintActValues } from "#graphql/values/complaint-act.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { addComplaintStep, assignComplaint, reopenComplaint, settleComplaint } from "./complaint.mutations.ts";

interface ActsProps {
  complaint: { id: string; version: number; status: ComplaintStatus; answeredAt: string | null; assignee: { id: string } | null };
  operators: readonly { id: string; name: string }[];
}

/** The acts open for a complaint now. */
export function ComplaintActs({ complaint, operators }: ActsProps) {
  const { t } = useTranslation("desk");
  const { isBusy, run } = useAct();
  const { id, version, status, assignee } = complaint;
  const assign = (assigneeId: string) => {
    const input = { id, version, assigneeId };
    const act = async () => (await send(assignComplaint, input)).errors;
    if (assigneeId !== "") void run(act, t("inquiry.assigned"));
  };
  return (
    <Stack gap="md">
      <Card component="section" padding="md">
        <Select
          label={t("assignee")}
          value={assignee?.id ?? ""}
          disabled={isBusy}
          choices={[{ value: "", label: t("nobody") }, ...operators.map((one) => ({ value: one.id, label: one.name }))]}
          onChange={(event) => assign(event.currentTarget.value)}
        />
      </Card>
      <StepForm complaint={complaint} />
      {status === "SETTLED" ? <ReopenForm complaint={complaint} /> : <SettleForm complaint={complaint} />}
    </Stack>
  );
}

function StepForm({ complaint: { id, version, status } }: Pick<ActsProps, "complaint">) {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const known: readonly ComplaintAct[] = status === "SETTLED" ? ["NOTE"] : complaintActValues;
  const [chosen, setChosen] = useState<ComplaintAct>("INVESTIGATED");
  const kind = known.includes(chosen) ? chosen : "NOTE";
  const [body, setBody] = useState("");
  const { isBusy, run } = useAct();
  const add = async () => {
    const input = { id, version, kind, body };
    const act = async () => (await send(addComplaintStep, input)).errors;
    if (await run(act, t("saved"))) setBody("");
  };
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("complaint.addStep")}
        </Title>
        <Select
          label={t("complaint.kind")}
          value={kind}
          choices={known.map((value) => ({ value, label: t(`vocabulary:complaintStep.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setChosen(complaintActValues.find((one) => one === value) ?? "NOTE")}
        />
        <LongText label={t("complaint.stepText")} value={body} maxLength={4_000} rows={4} onChange={setBody} />
        <Text size="sm" tone="dimmed">
          {t("complaint.stepNote")}
        </Text>
        <Group>
          <Button loading={isBusy} disabled={body.trim() === ""} onClick={() => void add()}>
            {t("complaint.add")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function SettleForm({ complaint: { id, version, answeredAt } }: Pick<ActsProps, "complaint">) {
  const { t } = useTranslation("desk");
  const [outcome, setOutcome] = useState("");
  const [prevention, setPrevention] = useState("");
  const { isBusy, run } = useAct();
  const settle = () => {
    const input = { id, version, outcome, prevention };
    const act = async () => (await send(settleComplaint, input)).errors;
    void run(act, t("complaint.settled"));
  };
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("complaint.settle")}
        </Title>
        {!answeredAt && <Text size="sm">{t("complaint.answerFirst")}</Text>}
        <LongText label={t("complaint.outcome")} value={outcome} maxLength={4_000} rows={3} onChange={setOutcome} />
        <LongText label={t("complaint.prevention")} value={prevention} maxLength={4_000} rows={3} onChange={setPrevention} />
        <Group>
          <Button variant="outline" loading={isBusy} disabled={!answeredAt || outcome.trim() === ""} onClick={settle}>
            {t("complaint.settle")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function ReopenForm({ complaint: { id, version } }: Pick<ActsProps, "complaint">) {
  const { t } = useTranslation("desk");
  const [reason, setReason] = useState("");
  const { isBusy, run } = useAct();
  const reopen = () => {
    const input = { id, version, reason };
    const act = async () => (await send(reopenComplaint, input)).errors;
    void run(act, t("saved"));
  };
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("complaint.reopen")}
        </Title>
        <LongText label={t("complaint.reason")} value={reason} maxLength={2_000} rows={3} onChange={setReason} />
        <Group>
          <Button variant="outline" loading={isBusy} disabled={reason.trim() === ""} onClick={reopen}>
            {t("complaint.reopen")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
