import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { recordDataIncident } from "#features/data-incident/data-incident.mutations.ts";
import { IncidentFields, type IncidentValues, isPeople, readPeople } from "#features/data-incident/incident-fields.tsx";
import { dataIncidentKindValues } from "#graphql/values/data-incident-kind.ts";
import { adminIncidentPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

/** Enters a data incident: the clocks begin with the moment at which the operator came to know of it. */
export function Component() {
  const { t } = useTranslation("adminIncident");
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  useTitle(t("create"));
  const of = useDomainForm<IncidentValues & { noticedAt: string; kind: string }>({
    initialValues: { noticedAt: "", kind: "LEAK", summary: "", people: "", sensitive: false, financial: false, malicious: false },
    validate: {
      noticedAt: (value) => (value === "" ? t("common:validation.required") : null),
      summary: (value) => (value.trim() === "" ? t("common:validation.required") : null),
      people: (value) => (isPeople(value) ? null : t("peopleWrong")),
    },
    onSubmit: async ({ noticedAt, kind, people, ...facts }) => {
      const { incident, errors } = await send(recordDataIncident, {
        operationId,
        noticedAt: new Date(`${noticedAt}:00+09:00`).toISOString(),
        kind: dataIncidentKindValues.find((one) => one === kind) ?? "LEAK",
        people: readPeople(people),
        ...facts,
      });
      if (!incident) return errors;
      adminToast.success(t("recorded", { number: incident.number }));
      await navigate(adminIncidentPath(incident.id), { replace: true });
      return [];
    },
  });
  const { form } = of;
  return (
    <Stack gap="md">
      <PageHeader title={t("create")} lead={t("createLead")} />
      <Card padding="lg" style={{ maxWidth: "48rem" }}>
        <Form of={of} labels={{ noticedAt: t("noticedAt"), summary: t("summary"), people: t("people") }}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextField form={form} name="noticedAt" label={t("noticedAt")} type="datetime-local" required />
            <SelectField form={form} name="kind" label={t("kindLabel")} choices={t.choices("kind", dataIncidentKindValues)} required />
          </SimpleGrid>
          <IncidentFields form={form} />
          <Group>
            <Button type="submit" size="md" loading={of.isSubmitting}>
              {t("record")}
            </Button>
          </Group>
        </Form>
      </Card>
      <UnsavedGuard isUnsaved={of.isUnsaved} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
