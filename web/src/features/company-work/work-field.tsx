import type { FocusEvent } from "react";
import { PostalCodeField } from "#features/address/postal-code-field.tsx";
import { PhraseBank } from "#features/work-start/phrase-bank.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { CheckboxField, CheckboxGroupField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { YesNoField } from "#ui/forms/yes-no-field.tsx";
import { FieldIssues } from "./field-issues.tsx";
import type { FieldSpec } from "./form-steps.ts";
import { AllowancesField, QuestionsField, TimesField } from "./list-fields.tsx";
import { issuesAt, type PostingCheck } from "./posting-check.ts";
import { ReadabilityNote } from "./readability-note.tsx";
import { StatusGuide } from "./status-guide.tsx";
import { valueAt, type WorkForm } from "./work-values.ts";

interface WorkFieldProps {
  form: WorkForm;
  spec: FieldSpec;
  check: PostingCheck | null;
  /** True while nothing is said of what is missing: only an unlawful word is, with what to write instead. */
  isQuiet?: boolean;
  /** The reader has left the field. */
  onLeave?(): void;
}

/** Texts to which sentences are added; elsewhere one takes the place of another. */
const addsPhrases = new Set(["description", "japaneseUse", "benefits", "hours.note"]);

/** One field of the posting form with the issues about it. */
export function WorkField({ form, spec, check, isQuiet = false, onLeave }: WorkFieldProps) {
  const demanded = valueAt(form.values, "japaneseLevel");
  const issues = issuesAt(check, spec.path).filter(({ word }) => word || !isQuiet);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <div data-field={spec.path} onBlur={leave}>
      <Entry form={form} spec={spec} check={check} />
      {(spec.kind === "area" || spec.kind === "text") && <PhraseBank form={form} path={spec.path} adds={addsPhrases.has(spec.path)} />}
      <FieldIssues form={form} issues={issues} />
      {spec.path === "description" && check && valueAt(form.values, "description") !== "" && (
        <ReadabilityNote readability={check.readability} demanded={typeof demanded === "string" ? demanded : ""} />
      )}
    </div>
  );
}

/** The field itself, by its line in the steps. */
function Entry({ form, spec, check }: Pick<WorkFieldProps, "form" | "spec" | "check">) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const key = spec.path.replaceAll(".", "_");
  const support = t.find("support", key);
  const common = { form, name: spec.path, label: t.code("field", key), required: spec.required ?? false, ...(support ? { support } : {}) };
  if (spec.path === "acceptedStatuses") return <StatusGuide form={form} label={common.label} check={check} />;
  if (spec.path === "workplace.postalCode") return <PostalCodeField form={form} prefix="workplace." />;
  if (spec.kind === "area") return <TextAreaField {...common} limit={spec.limit} rows={spec.limit > 1_000 ? 6 : 3} />;
  if (spec.kind === "check") return <CheckboxField form={form} name={spec.path} label={common.label} />;
  if (spec.kind === "yesNo") return <YesNoField {...common} />;
  if (spec.kind === "number") return <TextField {...common} inputMode={spec.decimal ? "decimal" : "numeric"} width={220} />;
  if (spec.kind === "date") return <TextField {...common} type="date" width={220} />;
  if (spec.kind === "times") return <TimesField form={form} name={spec.path} label={common.label} />;
  if (spec.kind === "allowances") return <AllowancesField form={form} name={spec.path} label={common.label} />;
  if (spec.kind === "questions") return <QuestionsField form={form} name={spec.path} label={common.label} />;
  if (spec.kind === "select" || spec.kind === "checks") {
    const choices = spec.values.map((value) => ({ value, label: t.code(`vocabulary:${spec.vocabulary}`, value) }));
    return spec.kind === "checks" ? (
      <CheckboxGroupField {...common} choices={choices} />
    ) : (
      <SelectField {...common} choices={choices} empty={t("common:form.choose")} width={380} />
    );
  }
  return <TextField {...common} type={spec.kind === "text" ? "text" : spec.kind} />;
}
