import { useTranslation } from "#platform/i18n/use-translation.ts";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import type { PhraseSlot } from "./phrase.queries.ts";

interface SlotFieldProps {
  form: FormOf<{ slots: Record<string, string> }>;
  slot: PhraseSlot;
  label: string;
}

const numbers: ReadonlySet<PhraseSlot["kind"]> = new Set(["MINUTES", "HOURS", "DAYS", "MONTHS", "YEN"]);
const types: Readonly<Partial<Record<PhraseSlot["kind"], "date" | "time">>> = { DATE: "date", TIME: "time" };

/** The control for what stands in a place of a phrase. */
export function SlotField({ form, slot: { name, kind, choices }, label }: SlotFieldProps) {
  const { t } = useTranslation("conversation");
  const field = { form, name: `slots.${name}`, label, required: true };
  if (choices.length > 0) return <SelectField {...field} choices={choices} empty={t("phrase.choose")} width={360} />;
  if (numbers.has(kind)) return <TextField {...field} inputMode="numeric" maxLength={9} width={160} />;
  return <TextField {...field} type={types[kind] ?? "text"} maxLength={80} width={types[kind] ? 200 : 360} />;
}
