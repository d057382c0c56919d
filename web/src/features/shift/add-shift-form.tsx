import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { addShift } from "./shift.mutations.ts";
import { type HourExcess, shiftCalendarQuery } from "./shift-queries.ts";

const empty = { start: "", end: "", breakMinutes: "0", employer: "" };
const numberOf = (typed: string) => Math.trunc(Number(typed.normalize("NFKC"))) || 0;

/** Adds a shift of other times. Hours beyond the limit are shown before anything is saved, and the seeker decides. */
export function AddShiftForm({ day, weeks }: { day: string; weeks: number }) {
  const { t } = useTranslation("shift");
  const [excesses, setExcesses] = useState<readonly HourExcess[]>([]);
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const save = async (values: typeof empty, acceptExcess: boolean) => {
    const input = { ...values, day, weeks, breakMinutes: numberOf(values.breakMinutes), acceptExcess };
    const { errors, shifts, excesses: found } = await send(addShift, input, { refetch: [shiftCalendarQuery] });
    const saved = shifts.length > 0;
    setExcesses(errors.length > 0 || saved ? [] : found);
    if (saved) domainForm.form.reset();
    return errors.length > 0 ? errors : undefined;
  };
  const domainForm = useDomainForm({
    initialValues: empty,
    validate: { start: required, end: required, employer: required },
    onValuesChange: () => setExcesses([]),
    onSubmit: (values) => save(values, false),
  });
  const { form } = domainForm;
  const names = ["start", "end", "breakMinutes", "employer"] as const;
  const label = (name: (typeof names)[number]) => t(`form.${name === "breakMinutes" ? "break" : name}`);
  return (
    <Form of={domainForm} labels={Object.fromEntries(names.map((name) => [name, label(name)]))}>
      <SimpleGrid cols={{ base: 2 }}>
        <TextField form={form} name="start" label={label("start")} type="time" required />
        <TextField form={form} name="end" label={label("end")} type="time" required />
      </SimpleGrid>
      <Text size="sm">{t("form.endSupport")}</Text>
      <TextField form={form} name="employer" label={label("employer")} required maxLength={120} />
      <TextField form={form} name="breakMinutes" label={label("breakMinutes")} inputMode="numeric" width={120} />
      {excesses.length > 0 && (
        <ExcessNotice excesses={excesses}>
          <Stack gap="sm" align="flex-start">
            <Text>{t("form.notSaved")}</Text>
            <Button variant="outline" color="red" onClick={() => void save(form.getValues(), true)}>
              {t("form.saveAnyway")}
            </Button>
          </Stack>
        </ExcessNotice>
      )}
      <Group>
        <Button type="submit" size="md" loading={domainForm.isSubmitting}>
          {t("form.submit")}
        </Button>
      </Group>
    </Form>
  );
}
