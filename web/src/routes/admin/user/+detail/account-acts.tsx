import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { ReasonField } from "#features/admin-act/reason-field.tsx";
import { SuspensionGroundField } from "#features/admin-act/suspension-ground-field.tsx";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import type { SuspensionGround } from "#graphql/operations.ts";
import { eraseGroundValues } from "#graphql/values/erase-ground.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { type AccountAct, accountActs, actOnAccount, type EraseGround } from "./account.commands.ts";

interface AccountActsProps {
  seeker: { id: string; name: string; status: string; version: number };
  legalMoves: readonly string[];
}

function isLegal(act: AccountAct, { seeker, legalMoves }: AccountActsProps): boolean {
  if (act === "suspend") return legalMoves.includes("SUSPENDED");
  return act === "erase" ? legalMoves.includes("ERASED") : seeker.status === "SUSPENDED";
}

/** Stop, go on, erase: each needs a reason and is asked once more. */
export function AccountActs(props: AccountActsProps) {
  const { t } = useTranslation("adminPeople");
  const [asked, setAsked] = useState<AccountAct | null>(null);
  const acts = accountActs.filter((act) => isLegal(act, props));
  if (acts.length === 0) return <Text tone="dimmed">{t("act.none")}</Text>;
  return (
    <Group gap="sm">
      {acts.map((act) => (
        <Button key={act} variant="outline" {...(act !== "unsuspend" && { color: "red" })} onClick={() => setAsked(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {asked && <Question key={asked} act={asked} seeker={props.seeker} onClose={() => setAsked(null)} />}
    </Group>
  );
}

function Question({ act, seeker, onClose }: { act: AccountAct; seeker: AccountActsProps["seeker"]; onClose(): void }) {
  const { t } = useTranslation("adminPeople");
  const [reason, setReason] = useState("");
  const [erasure, setErasure] = useState<EraseGround>("OWN_REQUEST");
  const [suspension, setSuspension] = useState<SuspensionGround | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { confirmed } = useReauthentication();
  const run = async () => {
    setBusy(true);
    const input = { id: seeker.id, version: seeker.version, reason: reason.trim() };
    const problems = await confirmed(() => actOnAccount(act, input, { suspension, erasure })).finally(() => setBusy(false));
    const [problem] = problems ?? [];
    if (problem) {
      adminToast.error(problem.message);
    } else {
      adminToast.success(t(`act.done.${act}`));
      onClose();
    }
    await revalidate();
  };
  return (
    <Dialog
      title={t(`act.${act}`)}
      isOpen
      onClose={onClose}
      action={{
        label: t(`act.${act}`),
        isLoading: isBusy,
        isDisabled: reason.trim() === "" || (act === "suspend" && !suspension),
        run: () => void run(),
      }}
    >
      <Text strong translate="no">
        {seeker.name}
      </Text>
      <Text>{t(`act.what.${act}`)}</Text>
      {act === "suspend" && <SuspensionGroundField value={suspension} onChange={setSuspension} />}
      {act === "erase" && (
        <Select
          label={t("act.ground")}
          choices={eraseGroundValues.map((value) => ({ value, label: t(`ground.${value}`) }))}
          value={erasure}
          onChange={({ currentTarget: { value } }) => setErasure(eraseGroundValues.find((one) => one === value) ?? "OTHER")}
        />
      )}
      <ReasonField label={t("act.reason")} support={t("act.reasonSupport")} maxLength={2_000} value={reason} onChange={setReason} />
    </Dialog>
  );
}
