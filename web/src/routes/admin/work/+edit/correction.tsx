import { useState } from "react";
import { formSteps } from "#features/company-work/form-steps.ts";
import { usePostingCheck } from "#features/company-work/posting-check.ts";
import { missingBySteps, StepTabs } from "#features/company-work/step-tabs.tsx";
import { WorkField } from "#features/company-work/work-field.tsx";
import { contentOf, type WorkValues } from "#features/company-work/work-values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { useForm } from "#ui/forms/use-form.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { correctWork } from "./work.mutations.ts";

interface CorrectionProps {
  work: { id: string; version: number };
  values: WorkValues;
  onDone(): Promise<void>;
  onCancel(): void;
}

/** The posting form in the operator's hands: under the same rules, with a reason that the company reads. */
export function Correction({ work, values, onDone, onCancel }: CorrectionProps) {
  const { t } = useTranslation("admin");
  const form = useForm<WorkValues>({ initialValues: values });
  const { check } = usePostingCheck(form.values);
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const input = { ...work, content: contentOf(form.values), reason: reason.trim() };
    const { errors: found } = await send(correctWork, input).finally(() => setBusy(false));
    setProblems(found.map(({ message }) => message));
    if (found.length > 0) return;
    adminToast.success(t("works.corrected"));
    await onDone();
  };
  return (
    <Stack gap="md">
      <Notice tone="info" title={t("works.correctLead")} />
      <StepTabs current={step} missing={missingBySteps(check?.issues ?? [])} onStep={setStep} />
      <Card padding="lg">
        <Stack gap="lg">
          {formSteps[step]?.fields.map((spec) => (
            <WorkField key={spec.path} form={form} spec={spec} check={check} />
          ))}
        </Stack>
      </Card>
      <TextArea
        label={t("works.reason")}
        required
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={2_000}
        rows={2}
      />
      {problems.length > 0 && (
        <Notice tone="error" title={t("common:error.title")}>
          {problems.map((problem) => (
            <Text key={problem} size="sm">
              {problem}
            </Text>
          ))}
        </Notice>
      )}
      <Group>
        <Button loading={isBusy} disabled={reason.trim() === ""} onClick={() => void save()}>
          {t("works.saveCorrection")}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t("common:cancel")}
        </Button>
      </Group>
    </Stack>
  );
}
