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

const empty = { day: "", start: "", end: "", breakMinutes: "0", employer: "", weeks: "1" };
const numberOf = (typed: string) => Math.trunc(Number(typed.normalize("NFKC"))) || 0;

/** Adds a shift. Hours beyond the limit are shown before anything is saved, and the seeker decides. */
export function AddShiftForm() {
  const { t } = useTranslation("shift");
  const [excesses, setExcesses] = useState<readonly HourExcess[]>([]);
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const save = async (values: typeof empty, acceptExcess: boolean) => {
    const input = { ...values, breakMinutes: numberOf(values.breakMinutes), weeks: numberOf(values.weeks), acceptExcess };
    const { errors, shifts, excesses: found } = await send(addShift, input, { refetch: [shiftCalendarQuery] });
    const saved = shifts.length > 0;
    setExcesses(errors.length > 0 || saved ? [] : found);
    if (saved) domainForm.form.setValues({ day: "", weeks: "1" });
    return errors.length > 0 ? errors : undefined;
  };
  const domainForm = useDomainForm({
    initialValues: empty,
    validate: { day: required, start: required, end: required, employer: required },
    onValuesChange: () => setExcesses([]),
    onSubmit: (values) => save(values, false),
  });
  const { form } = domainForm;
  const names = ["day", "start", "end", "breakMinutes", "employer", "weeks"] as const;
  const label = (name: (typeof names)[number]) => t(`form.${name === "breakMinutes" ? "break" : name}`);
  return (
    <Form of={domainForm} labels={Object.fromEntries(names.map((name) => [name, label(name)]))}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <TextField form={form} name="day" label={label("day")} type="date" required />
        <TextField form={form} name="start" label={label("start")} type="time" required />
        <TextField form={form} name="end" label={label("end")} type="time" required support={t("form.endSupport")} />
        <TextField form={form} name="employer" label={label("employer")} required maxLength={120} />
        <TextField form={form} name="breakMinutes" label={label("breakMinutes")} inputMode="numeric" />
        <TextField form={form} name="weeks" label={label("weeks")} inputMode="numeric" />
      </SimpleGrid>
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
