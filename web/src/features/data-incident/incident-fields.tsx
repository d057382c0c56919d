import { useTranslation } from "#platform/i18n/use-translation.ts";
import { CheckboxField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

/** What is known of an incident, as a form holds it. */
export type IncidentValues = { summary: string; people: string; sensitive: boolean; financial: boolean; malicious: boolean };

const flags = ["sensitive", "financial", "malicious"] as const;

/** The number of people as it was typed; null while nobody knows. */
export function readPeople(typed: string): number | null {
  const digits = typed.normalize("NFKC").replaceAll(",", "").trim();
  return digits === "" ? null : Number(digits);
}

/** What is wrong with a typed number of people. */
export const isPeople = (typed: string) => {
  const people = readPeople(typed);
  return people === null || (Number.isInteger(people) && people >= 0);
};

/** The questions that decide whether the law asks for reports. */
export function IncidentFields({ form }: Pick<Parameters<typeof CheckboxField>[0], "form">) {
  const { t } = useTranslation("adminIncident");
  return (
    <Stack gap="md">
      <TextAreaField form={form} name="summary" label={t("summary")} support={t("summarySupport")} limit={8_000} rows={6} required />
      <TextField form={form} name="people" label={t("people")} support={t("peopleSupport")} inputMode="numeric" maxLength={11} />
      <Stack gap={4}>
        <Text strong>{t("flags")}</Text>
        {flags.map((flag) => (
          <CheckboxField key={flag} form={form} name={flag} label={t(`flag.${flag}`)} />
        ))}
      </Stack>
    </Stack>
  );
}
