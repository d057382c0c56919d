import { useState } from "react";
import type { AdminScoutScreenQuery, ScoutPermitKind } from "#graphql/operations.ts";
import { scoutPermitKindValues } from "#graphql/values/scout-permit-kind.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send, useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { confirmScoutPermit, endScoutPermit } from "./admin-scout.mutations.ts";

interface ScoutPermitPanelProps {
  permit: AdminScoutScreenQuery["scoutOverview"]["permit"];
  onChange(): void;
}

type Values = { kind: ScoutPermitKind; number: string; issuedOn: string };
const empty: Values = { kind: "NOTIFICATION", number: "", issuedOn: "" };

/** What is confirmed, or the form that confirms it. */
export function ScoutPermitPanel({ permit, onChange }: ScoutPermitPanelProps) {
  const { t } = useTranslation("adminScout");
  return (
    <Panel title={t("permit")}>
      {permit === null ? (
        <Stack gap="md">
          <StatusChip tone="wait">{t("none")}</StatusChip>
          <PermitForm onChange={onChange} />
        </Stack>
      ) : (
        <Group justify="space-between">
          <Text>
            {t(`kindOf.${permit.kind}`)} {permit.number}（{formatDate(permit.issuedOn)}）
          </Text>
          <EndPermit onChange={onChange} />
        </Group>
      )}
    </Panel>
  );
}

function PermitForm({ onChange }: Pick<ScoutPermitPanelProps, "onChange">) {
  const { t } = useTranslation("adminScout");
  const domain = useDomainForm({
    initialValues: empty,
    validate: {
      number: (value) => (value.trim() === "" ? t("required") : null),
      issuedOn: (value) => (value === "" ? t("required") : null),
    },
    onSubmit: async (values) => {
      const { errors } = await send(confirmScoutPermit, values);
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("confirmed") });
      onChange();
      return undefined;
    },
  });
  const choices = scoutPermitKindValues.map((kind) => ({ value: kind, label: t(`kindOf.${kind}`) }));
  return (
    <Form of={domain} labels={{ kind: t("kind"), number: t("number"), issuedOn: t("issuedOn") }}>
      <SelectField form={domain.form} name="kind" label={t("kind")} choices={choices} required />
      <TextField form={domain.form} name="number" label={t("number")} maxLength={40} required />
      <TextField form={domain.form} name="issuedOn" label={t("issuedOn")} type="date" required />
      <Group>
        <Button type="submit" loading={domain.isSubmitting}>
          {t("confirm")}
        </Button>
      </Group>
    </Form>
  );
}

function EndPermit({ onChange }: Pick<ScoutPermitPanelProps, "onChange">) {
  const { t } = useTranslation("adminScout");
  const [isAsking, setAsking] = useState(false);
  const { send: sendNow, isSending } = useSend();
  const end = async () => {
    const { errors } = await sendNow(endScoutPermit, undefined);
    setAsking(false);
    const [problem] = errors;
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("ended") });
    onChange();
  };
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {t("end")}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t("end")}
        onClose={() => setAsking(false)}
        action={{ label: t("end"), isLoading: isSending, run: () => void end() }}
      >
        <Text>{t("endLead")}</Text>
      </Dialog>
    </>
  );
}
