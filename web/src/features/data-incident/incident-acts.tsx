import { useState } from "react";
import { LongText } from "#features/inquiry-desk/long-text.tsx";
import { useAct } from "#features/inquiry-desk/use-act.ts";
import { type DataIncidentAct } from "#graphql/operations.ts";
import { dataIncidentActValues } from "#graphql/values/data-incident-act.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { addDataIncidentStep, changeDataIncident } from "./data-incident.mutations.ts";
import { IncidentFields, type IncidentValues, isPeople, readPeople } from "./incident-fields.tsx";

interface Target {
  id: string;
  version: number;
}

/** Records what was done; a report or the word to the people stops its clock. */
export function StepForm({ incident: { id, version } }: { incident: Target }) {
  const { t } = useTranslation("adminIncident");
  const [kind, setKind] = useState<DataIncidentAct>("MEASURE");
  const [body, setBody] = useState("");
  const { isBusy, run } = useAct();
  const add = async () => {
    const act = async () => (await send(addDataIncidentStep, { id, version, kind, body })).errors;
    if (await run(act, t("saved"))) setBody("");
  };
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("addStep")}
        </Title>
        <Select
          label={t("kindOfStep")}
          value={kind}
          choices={t.choices("act", dataIncidentActValues)}
          onChange={({ currentTarget: { value } }) => setKind(dataIncidentActValues.find((one) => one === value) ?? "NOTE")}
        />
        <LongText label={t("stepText")} support={t("stepSupport")} value={body} maxLength={4_000} rows={4} onChange={setBody} />
        <Text size="sm" tone="dimmed">
          {t("stepNote")}
        </Text>
        <Group>
          <Button loading={isBusy} disabled={body.trim() === ""} onClick={() => void add()}>
            {t("add")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

interface FactsFormProps {
  incident: Target & Omit<IncidentValues, "people"> & { people: number | null };
}

/** Says anew what is known; whether and by when it is reported follows from it. */
export function FactsForm({ incident }: FactsFormProps) {
  const { t } = useTranslation("adminIncident");
  const { run } = useAct();
  const { id, version, summary, people, sensitive, financial, malicious } = incident;
  const of = useDomainForm<IncidentValues>({
    initialValues: { summary, people: people === null ? "" : String(people), sensitive, financial, malicious },
    validate: {
      summary: (value) => (value.trim() === "" ? t("common:validation.required") : null),
      people: (value) => (isPeople(value) ? null : t("peopleWrong")),
    },
    onSubmit: async (values) => {
      const input = { id, version, ...values, people: readPeople(values.people) };
      await run(async () => (await send(changeDataIncident, input)).errors, t("saved"));
    },
  });
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("facts")}
        </Title>
        <Form of={of} labels={{ summary: t("summary"), people: t("people") }}>
          <IncidentFields form={of.form} />
          <Group>
            <Button type="submit" variant="outline" loading={of.isSubmitting}>
              {t("change")}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}
