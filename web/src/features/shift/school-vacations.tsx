import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { addSchoolVacation, removeSchoolVacation } from "./shift.mutations.ts";
import { type ShiftCalendar, shiftCalendarQuery } from "./shift-queries.ts";

/** 長期休業: only a student's limit knows it. */
export function SchoolVacations({ vacations }: { vacations: ShiftCalendar["vacations"] }) {
  const { t } = useTranslation("shift");
  const { send, isSending } = useSend();
  const required = (value: string) => (value === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { startsOn: "", endsOn: "" },
    validate: { startsOn: required, endsOn: required },
    onSubmit: async (input) => {
      const errors = (await send(addSchoolVacation, input, { refetch: [shiftCalendarQuery] })).errors;
      if (errors.length > 0) return errors;
      domainForm.form.reset();
      return undefined;
    },
  });
  const labels = { startsOn: t("vacation.startsOn"), endsOn: t("vacation.endsOn") };
  return (
    <Stack gap="md">
      <Title order={3}>{t("vacation.title")}</Title>
      <Text size="sm">{t("vacation.lead")}</Text>
      {vacations.map(({ id, startsOn, endsOn }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Text>{t("vacation.period", { from: formatDate(startsOn), to: formatDate(endsOn) })}</Text>
          <Button
            variant="outline"
            color="dark"
            style={{ flex: "none" }}
            loading={isSending}
            aria-label={t("vacation.removeOf", { from: formatDate(startsOn) })}
            onClick={() => void send(removeSchoolVacation, { id }, { refetch: [shiftCalendarQuery] })}
          >
            {t("remove")}
          </Button>
        </Group>
      ))}
      <Form of={domainForm} labels={labels}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField form={domainForm.form} name="startsOn" label={labels.startsOn} type="date" required />
          <TextField form={domainForm.form} name="endsOn" label={labels.endsOn} type="date" required />
        </SimpleGrid>
        <Group>
          <Button type="submit" variant="outline" loading={domainForm.isSubmitting}>
            {t("vacation.add")}
          </Button>
        </Group>
      </Form>
    </Stack>
  );
}
