import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { changeWorks } from "#features/company-work/company-work.mutations.ts";
import { type FieldSpec, formSteps } from "#features/company-work/form-steps.ts";
import { WorkField } from "#features/company-work/work-field.tsx";
import { ofForm } from "#features/company-work/work-store.ts";
import { contentOfField, valuesOfWork, type WorkValues } from "#features/company-work/work-values.ts";
import type { ChangeWorksMutation, WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox, Select } from "#ui/forms/control.tsx";
import { useForm } from "#ui/forms/use-form.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import { type BulkResult, BulkResults } from "./bulk-results.tsx";

interface EditedWork {
  id: string;
  title: string;
  status: WorkStatus;
}

type Result = ChangeWorksMutation["changeWorks"]["results"][number];

/** Works of one request. */
const atOnce = 50;
/** Fields that are no one field for many works: an address comes with its postal code, questions keep who answered them. */
const ofOneWork = new Set(["workplace.postalCode", "selection.questions"]);
const steps = formSteps.map(({ name, fields }) => ({ name, fields: fields.filter(({ path }) => !ofOneWork.has(path)) }));
const published: readonly WorkStatus[] = ["SCHEDULED", "OPEN", "PAUSED"];

/** One field of all chosen works, changed by what the posting form does; afterwards the result of each is shown. */
export function BulkEdit({ works, onClose, onDone }: { works: readonly EditedWork[]; onClose(): void; onDone(): void }) {
  const { t } = useTranslation("company");
  const { revalidate } = useRevalidator();
  const { send } = useSend();
  const form = useForm<WorkValues>({ initialValues: valuesOfWork({}) });
  const [stepName, setStepName] = useState<string>("kind");
  const [path, setPath] = useState("applyBy");
  const [submits, setSubmits] = useState(true);
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const fields: readonly FieldSpec[] = steps.find(({ name }) => name === stepName)?.fields ?? [];
  const spec = fields.find((field) => field.path === path) ?? fields[0];
  const hasPublished = works.some(({ status }) => published.includes(status));
  const labelOf = (field: FieldSpec) => t.code("field", field.path.replaceAll(".", "_"));
  const told = ({ id, outcome, problems }: Result): BulkResult => {
    const isDone = problems.length === 0 && outcome !== "REFUSED";
    const reasons = problems.map(({ message }) => message).join(" ");
    const problemOf = outcome === "REVISED" ? `${t("bulkEdit.outcome.REVISED")}：${reasons}` : reasons;
    const title = works.find((work) => work.id === id)?.title ?? "";
    return { id, title, problem: isDone ? undefined : problemOf, done: t(`bulkEdit.outcome.${outcome}`) };
  };
  const refuse = ({ path: at, message }: { path: readonly string[]; message: string }) => {
    if (at.join(".") === spec?.path) form.setErrors({ [spec.path]: message });
    else setProblem(message);
  };
  const run = async () => {
    if (!spec) return;
    form.clearErrors();
    setProblem("");
    const content = contentOfField(spec, form.getValues());
    const all: BulkResult[] = [];
    setDoneCount(0);
    try {
      for (let start = 0; start < works.length; start += atOnce) {
        const ids = works.slice(start, start + atOnce).map(({ id }) => id);
        const { results: part, errors } = await send(changeWorks, { ids, content, submits: hasPublished && submits });
        const [first] = ofForm(errors);
        if (first) return refuse(first);
        all.push(...part.map(told));
        setDoneCount(all.length);
      }
    } finally {
      setDoneCount(null);
    }
    setResults(all);
    await revalidate();
  };
  if (results) return <BulkResults results={results} onClose={onDone} />;
  return (
    <Window title={t("bulkEdit.title", { count: works.length })} isOpen onClose={onClose} size="lg">
      <Stack gap="md">
        <Text>{t("bulkEdit.lead")}</Text>
        <Group align="flex-end">
          <Select
            label={t("bulkEdit.step")}
            value={stepName}
            onChange={({ currentTarget: { value } }) => setStepName(value)}
            choices={steps.map(({ name }) => ({ value: name, label: t(`step.${name}`) }))}
          />
          <Select
            label={t("bulkEdit.field")}
            value={spec?.path ?? ""}
            onChange={({ currentTarget: { value } }) => setPath(value)}
            choices={fields.map((field) => ({ value: field.path, label: labelOf(field) }))}
          />
        </Group>
        {spec && <WorkField key={spec.path} form={form} spec={spec} check={null} isQuiet />}
        {hasPublished && (
          <Checkbox label={t("bulkEdit.submits")} checked={submits} onChange={({ currentTarget: { checked } }) => setSubmits(checked)} />
        )}
        {hasPublished && <Text size="sm">{t("bulkEdit.published")}</Text>}
        {problem && <Notice tone="error" title={problem} />}
        {doneCount !== null && <Text role="status">{t("bulkEdit.going", { done: doneCount, count: works.length })}</Text>}
        <Group justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button loading={doneCount !== null} onClick={() => void run()}>
            {t("bulkEdit.run", { count: works.length })}
          </Button>
        </Group>
      </Stack>
    </Window>
  );
}
