import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FieldGroup } from "./choices.tsx";
import classes from "./control.module.css";
import { Select } from "./control.tsx";
import { FieldLabel } from "./fields.tsx";

interface BirthDateFieldProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
  form: Pick<UseFormReturnType<any>, "getInputProps">;
  name: string;
  label: string;
  required?: boolean;
  support?: string;
}

const youngest = 14;
const oldest = 100;
const era = new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { era: "long", year: "numeric", timeZone: "UTC" });

/** 1998年（平成10年）: the year in both calendars. */
function yearLabel(year: number): string {
  return isJapanese() ? `${year}年（${era.format(new Date(Date.UTC(year, 11, 31)))}）` : String(year);
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => (from < to ? from + step : from - step));
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A date of birth as three choices, year by year in both calendars; the value is YYYY-MM-DD, with gaps while it is not complete. */
export function BirthDateField({ form, name, label, required = false, support }: BirthDateFieldProps) {
  const { t } = useTranslation("common");
  const { error, value, onChange, onBlur } = form.getInputProps(name);
  const [year = "", month = "", day = ""] = String(value ?? "").split("-");
  const [thisYear] = useState(() => new Date().getFullYear());
  const set = (parts: readonly string[]) => onChange(parts.every((part) => part === "") ? "" : parts.join("-"));
  const id = `field-${name.replaceAll(".", "-")}`;
  const around = { id, support, error: error ? `＊${error}` : undefined };
  const empty = { value: "", label: "—" };
  const unit = (number: number, suffix: string) => ({
    value: twoDigits(number),
    label: isJapanese() ? `${number}${suffix}` : String(number),
  });
  return (
    <FieldGroup {...around} path={name} label={<FieldLabel label={label} required={required} />}>
      <div className={classes["choices"]}>
        <Select
          label={t("form.year")}
          autoComplete="bday-year"
          choices={[
            empty,
            ...numbers(thisYear - youngest, thisYear - oldest).map((number) => ({ value: String(number), label: yearLabel(number) })),
          ]}
          value={year}
          onBlur={onBlur}
          onChange={(event) => set([event.currentTarget.value, month, day])}
        />
        <Select
          label={t("form.month")}
          autoComplete="bday-month"
          choices={[empty, ...numbers(1, 12).map((number) => unit(number, "月"))]}
          value={month}
          onBlur={onBlur}
          onChange={(event) => set([year, event.currentTarget.value, day])}
        />
        <Select
          label={t("form.day")}
          autoComplete="bday-day"
          choices={[empty, ...numbers(1, 31).map((number) => unit(number, "日"))]}
          value={day}
          onBlur={onBlur}
          onChange={(event) => set([year, month, event.currentTarget.value])}
        />
      </div>
    </FieldGroup>
  );
}
