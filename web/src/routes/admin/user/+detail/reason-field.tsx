import { useId } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Control, tie } from "#ui/control.tsx";
import { FieldLabel } from "#ui/fields.tsx";

/** Why, for the operator's own record. */
export function ReasonField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation("adminPeople");
  const id = useId();
  const around = { id, label: <FieldLabel label={t("act.reason")} required />, support: t("act.reasonSupport") };
  return (
    <Control {...around}>
      <textarea
        {...tie(around)}
        rows={4}
        maxLength={2_000}
        value={value}
        aria-required
        style={{ minHeight: "7rem" }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Control>
  );
}
