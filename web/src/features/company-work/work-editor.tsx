import { useFragment } from "@apollo/client/react";
import { Alert, Anchor, Button, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { PostingBody } from "#features/work/work-body.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { UnsavedGuard } from "#ui/unsaved-guard.tsx";
import { WorkEditor_work } from "./editor.fragment.ts";
import { formSteps, stepOf } from "./form-steps.ts";
import type { SavedWork } from "./save-work.ts";
import { StepTabs } from "./step-tabs.tsx";
import { type WorkEditor as Editor, useWorkEditor } from "./use-work-editor.ts";
import { WorkField } from "./work-field.tsx";
import type { WorkValues } from "./work-values.ts";

interface Notice {
  message: string;
  path: readonly string[];
}

/** The posting form in eight steps with autosave, the list of what is missing, preview and review. */
export function WorkEditor({ work, values }: { work: SavedWork | null; values: WorkValues }) {
  const editor = useWorkEditor({ work, values });
  const [step, setStep] = useState(0);
  const [showsPreview, setShowsPreview] = useState(false);
  const from = editor.saved ? { __typename: "CompanyWork" as const, id: editor.saved.id } : null;
  const { data: state, complete } = useFragment({ fragment: WorkEditor_work, fragmentName: "WorkEditor_work", from });
  const known: readonly Notice[] = complete && state ? state.issues : [];
  const issues = editor.problems.length > 0 ? editor.problems : known;
  const withIssues = new Set(issues.map(({ path }) => stepOf(path)));
  const current = formSteps[step];
  return (
    <Stack gap="lg">
      <UnsavedGuard isUnsaved={editor.isUnsaved} save={editor.saveNow} />
      <StepTabs current={step} marked={withIssues} onStep={setStep} />
      <Missing issues={issues} onStep={setStep} />
      {showsPreview && editor.saved ? (
        <Preview id={editor.saved.id} />
      ) : (
        <Card withBorder padding="lg">
          <Stack gap="lg">
            {current?.fields.map((spec) => (
              <WorkField key={spec.path} form={editor.form} spec={spec} />
            ))}
          </Stack>
        </Card>
      )}
      <Foot editor={editor} step={step} onStep={setStep} showsPreview={showsPreview} onPreview={() => setShowsPreview(!showsPreview)} />
    </Stack>
  );
}

function Missing({ issues, onStep }: { issues: readonly Notice[]; onStep(step: number): void }) {
  const { t } = useTranslation("company");
  if (issues.length === 0) return null;
  return (
    <Alert color="yellow" title={t("form.missing", { count: issues.length })}>
      <List size="sm" spacing={4}>
        {issues.map(({ message, path }) => (
          <List.Item key={`${path.join(".")}${message}`}>
            <Anchor component="button" type="button" c="inherit" ta="left" onClick={() => onStep(stepOf(path))}>
              {t(`step.${formSteps[stepOf(path)]?.name}`)}：{message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Preview({ id }: { id: string }) {
  const { t } = useTranslation("company");
  const { data, complete } = useFragment({
    fragment: WorkBody_posting,
    fragmentName: "WorkBody_posting",
    from: { __typename: "CompanyWork", id },
  });
  if (!complete) return <Text c="dimmed">{t("form.previewLater")}</Text>;
  return (
    <Stack gap="md">
      <Title order={2}>{data.title || t("works.untitled")}</Title>
      <PostingBody data={data} />
    </Stack>
  );
}

interface FootProps {
  editor: Editor;
  step: number;
  onStep(step: number): void;
  showsPreview: boolean;
  onPreview(): void;
}

function Foot({ editor, step, onStep, showsPreview, onPreview }: FootProps) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const done = await editor.submit().finally(() => setSending(false));
    if (!done) return showToast({ type: "warn", title: t("form.notSent"), message: t("form.notSentHint") });
    showToast({ type: "success", title: t("form.sent") });
    return navigate(companyPaths.works);
  };
  return (
    <Stack gap="sm">
      {editor.isStale && (
        <Alert color="red" role="alert" title={t("form.stale")}>
          <Button variant="outline" color="red" onClick={() => location.reload()}>
            {t("form.reload")}
          </Button>
        </Alert>
      )}
      <Text size="sm" c={editor.state === "failed" ? "var(--mantine-color-error)" : "dimmed"} role="status" mih={22}>
        {editor.state === "idle" ? "" : t(`form.${editor.state}`)}
      </Text>
      <Group>
        <Button variant="default" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {t("form.previous")}
        </Button>
        <Button variant="default" disabled={step === formSteps.length - 1} onClick={() => onStep(step + 1)}>
          {t("form.next")}
        </Button>
        <Button variant="outline" onClick={() => void editor.saveNow()}>
          {t("form.saveDraft")}
        </Button>
        <Button variant="outline" onClick={() => void editor.saveNow().then(onPreview)}>
          {t(showsPreview ? "form.backToForm" : "form.preview")}
        </Button>
        <Button loading={isSending} onClick={() => void send()}>
          {t("form.submit")}
        </Button>
      </Group>
    </Stack>
  );
}
