import { useState } from "react";
import type { PasskeyKind } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { addPasskey, knowsPasskeys, stopped } from "./passkeys.ts";
import { removePasskey } from "./sign-in.mutations.ts";
import type { Settings } from "./sign-in-settings.ts";

interface PasskeyListProps {
  kind: PasskeyKind;
  settings: Settings;
  onChange(): void;
}

/** An account's passkeys with their names and last use, and a form for another one. */
export function PasskeyList({ kind, settings, onChange }: PasskeyListProps) {
  const { t } = useTranslation("signIn");
  const [problem, setProblem] = useState<string>();
  const { mustConfirmPassword: isLocked } = settings;
  const remove = async (id: string) => {
    const { errors } = await send(removePasskey, { kind, id, password: null });
    setProblem(errors[0]?.message);
    if (errors.length === 0) showToast({ type: "success", title: t("removed") });
    onChange();
  };
  return (
    <Stack gap="md">
      {settings.passkeys.map(({ id, name, lastUsedAt }) => (
        <Group key={id} justify="space-between">
          <Stack gap={2}>
            <Text strong style={{ overflowWrap: "anywhere" }}>
              {name}
            </Text>
            <Text size="sm">{lastUsedAt ? t("lastUsed", { time: formatDateTime(lastUsedAt) }) : t("neverUsed")}</Text>
          </Stack>
          <Button variant="outline" disabled={isLocked} aria-label={t("removeOf", { name })} onClick={() => void remove(id)}>
            {t("remove")}
          </Button>
        </Group>
      ))}
      {problem && <Text role="alert">{problem}</Text>}
      {knowsPasskeys() ? <AddForm kind={kind} isLocked={isLocked} onChange={onChange} /> : <Text>{t("unsupported")}</Text>}
    </Stack>
  );
}

function AddForm({ kind, isLocked, onChange }: { kind: PasskeyKind; isLocked: boolean; onChange(): void }) {
  const { t } = useTranslation("signIn");
  const domainForm = useDomainForm({
    initialValues: { name: "" },
    validate: { name: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ name }) => {
      const problems = await addPasskey(kind, name);
      if (problems === stopped) return [{ code: "STOPPED", message: t("stopped"), path: [] }];
      onChange();
      if (problems.length > 0) return problems;
      domainForm.form.setValues({ name: "" });
      showToast({ type: "success", title: t("passkeyAdded") });
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ name: t("passkeyName") }}>
      <TextField form={domainForm.form} name="name" label={t("passkeyName")} required support={t("passkeyExample")} maxLength={60} />
      <Group>
        <Button type="submit" size="md" disabled={isLocked} loading={domainForm.isSubmitting}>
          {t("addPasskey")}
        </Button>
      </Group>
    </Form>
  );
}
