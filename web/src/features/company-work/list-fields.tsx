import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, TextField } from "#ui/forms/fields.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import classes from "./list-fields.module.css";
import { valueAt, type WorkForm } from "./work-values.ts";

interface ListFieldProps {
  form: WorkForm;
  name: string;
  label: string;
}

interface RowsProps extends ListFieldProps {
  empty: object;
  row(path: string): ReactNode;
}

/** Rows that can be added and removed. */
function Rows({ form, name, label, empty, row }: RowsProps) {
  const { t } = useTranslation("company");
  const value = valueAt(form.values, name);
  const rows = Array.isArray(value) ? value : [];
  const { error } = form.getInputProps(name);
  return (
    <fieldset className={classes["rows"]}>
      <legend>{label}</legend>
      <Stack gap="md">
        {error && (
          <span role="alert" style={{ color: "var(--danger)" }}>
            ＊{error}
          </span>
        )}
        {rows.map((_, index) => (
          <Group key={form.key(`${name}.${index}`)} align="flex-end">
            {row(`${name}.${index}`)}
            <Button variant="subtle" color="red" onClick={() => form.removeListItem(name, index)}>
              <Icon name="trash" />
              {t("form.remove")}
            </Button>
          </Group>
        ))}
        <Group>
          <Button variant="soft" onClick={() => form.insertListItem(name, empty)}>
            <Icon name="plus" />
            {t("form.add")}
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}

/** 始業・終業. */
export function TimesField({ form, name, label }: ListFieldProps) {
  const { t } = useTranslation("company");
  const row = (path: string) => (
    <>
      <TextField form={form} name={`${path}.start`} label={t("form.start")} type="time" required />
      <TextField form={form} name={`${path}.end`} label={t("form.end")} type="time" required />
    </>
  );
  return <Rows form={form} name={name} label={label} empty={{ start: "", end: "" }} row={row} />;
}

/** 定額的手当. */
export function AllowancesField({ form, name, label }: ListFieldProps) {
  const { t } = useTranslation("company");
  const row = (path: string) => (
    <>
      <TextField form={form} name={`${path}.name`} label={t("form.allowanceName")} required />
      <TextField form={form} name={`${path}.amount`} label={t("form.allowanceAmount")} inputMode="numeric" required />
    </>
  );
  return <Rows form={form} name={name} label={label} empty={{ name: "", amount: "" }} row={row} />;
}

/** Questions to the applicant. */
export function QuestionsField({ form, name, label }: ListFieldProps) {
  const { t } = useTranslation("company");
  const row = (path: string) => (
    <>
      <TextField form={form} name={`${path}.text`} label={t("form.question")} required width={420} />
      <CheckboxField form={form} name={`${path}.required`} label={t("form.mustAnswer")} />
    </>
  );
  return <Rows form={form} name={name} label={label} empty={{ id: "", text: "", required: false }} row={row} />;
}
