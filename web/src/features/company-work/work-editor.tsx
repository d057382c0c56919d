import { useFragment } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type NamedVerdict, StatusVerdicts } from "#features/matching/status-verdicts.tsx";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { PostingBody } from "#features/work/work-body.tsx";
import { applies } from "#features/work-start/applies.ts";
import { rememberForCompany } from "#features/work-start/start-work.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice as Message } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { formSteps, stepOf } from "./form-steps.ts";
import { usePostingCheck } from "./posting-check.ts";
import { missingBySteps, StepTabs } from "./step-tabs.tsx";
import { SubmitDialog } from "./submit-dialog.tsx";
import { type WorkEditor as Editor, type EditorState, useWorkEditor } from "./use-work-editor.ts";
import classes from "./work-editor.module.css";
import { WorkField } from "./work-field.tsx";
import type { SavedWork, WorkStore } from "./work-store.ts";
import type { WorkValues } from "./work-values.ts";

interface Notice {
  message: string;
  path: readonly string[];
}

interface WorkEditorProps {
  work: SavedWork | null;
  values: WorkValues;
  store: WorkStore;
  /** Changes to a published work instead of a draft. */
  isRevision?: boolean;
}

/** The posting form in eight steps with autosave, missing entries marked beside their fields, preview and review. */
export function WorkEditor({ work, values, store, isRevision = false }: WorkEditorProps) {
  const { t } = useTranslation("company");
  const owner = useViewer().company?.companyId ?? "";
  const editor = useWorkEditor({ work, values, store, copyKey: `${owner}:${isRevision ? "revision:" : ""}${work?.id ?? "new"}` });
  const check = usePostingCheck(editor.form.values);
  useAddressOfDraft(work ? undefined : editor.saved?.id);
  const [step, setStep] = useState(0);
  const [showsPreview, setShowsPreview] = useState(false);
  const known: readonly Notice[] = check?.issues ?? [];
  const issues = editor.problems.length > 0 && !check ? editor.problems : known;
  const current = formSteps[step];
  return (
    <div className={classes["editor"]} data-rail="thin">
      {editor.isRestored && (
        <div style={{ gridColumn: "1 / -1" }}>
          <Message tone="info" title={t("form.restored")} />
        </div>
      )}
      <UnsavedGuard isUnsaved={editor.isUnsaved} save={editor.saveNow} />
      <div className={classes["steps"]}>
        <StepTabs current={step} missing={missingBySteps(issues)} onStep={setStep} isList />
      </div>
      <Stack gap="lg" className={classes["form"] ?? ""}>
        {showsPreview && editor.saved ? (
          <Preview shown={editor.saved.shown} named={(check?.statuses ?? []).filter(({ isNamed }) => isNamed)} />
        ) : (
          <Card padding="xl">
            <Stack gap="lg">
              {current && <Title order={2}>{t(`step.${current.name}`)}</Title>}
              {current?.fields
                .filter(({ path }) => applies(path, editor.form.values))
                .map((spec) => (
                  <WorkField key={spec.path} form={editor.form} spec={spec} check={check} />
                ))}
            </Stack>
          </Card>
        )}
        <Foot
          editor={editor}
          step={step}
          onStep={setStep}
          showsPreview={showsPreview}
          onPreview={() => setShowsPreview(!showsPreview)}
          isRevision={isRevision}
        />
      </Stack>
      <div className={classes["aside"]}>
        <Missing issues={issues} isAsked={editor.problems.length > 0} onStep={setStep} />
      </div>
    </div>
  );
}

/** Once a new work is saved a reload finds the draft: the address names it, while the form stays as it is. */
function useAddressOfDraft(id: string | undefined): void {
  useEffect(
    function nameTheDraft() {
      if (id) history.replaceState(history.state, "", companyWorkEditPath(id));
    },
    [id],
  );
}

interface MissingProps {
  issues: readonly Notice[];
  /** True once the work was to be sent. */
  isAsked: boolean;
  onStep(step: number): void;
}

const shortList = 5;

/** The issues a review would refuse. A long list stays folded until somebody wants to send the work: each also stands beside its field. */
function Missing({ issues, isAsked, onStep }: MissingProps) {
  const { t } = useTranslation("company");
  if (issues.length === 0) return null;
  const nameOf = (path: readonly string[]) => t.find("field", path.join("_")) ?? t(`step.${formSteps[stepOf(path)]?.name ?? "kind"}`);
  return (
    <details className={classes["missing"]} key={String(isAsked)} open={isAsked || issues.length <= shortList}>
      <summary>
        <Icon name="alert-triangle" />
        {t("form.missing", { count: issues.length })}
      </summary>
      <ul>
        {issues.map(({ message, path }) => (
          <li key={`${path.join(".")}${message}`}>
            <button type="button" onClick={() => onStep(stepOf(path))}>
              {t("common:labelled", { label: nameOf(path), text: message })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Preview({ shown, named }: { shown: SavedWork["shown"]; named: readonly NamedVerdict[] }) {
  const { t } = useTranslation("company");
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: shown });
  if (!complete) return <Text tone="dimmed">{t("form.previewLater")}</Text>;
  return (
    <Stack gap="md">
      <Title order={2}>{data.title || t("works.untitled")}</Title>
      <PostingBody data={data} />
      <StatusVerdicts named={named} />
    </Stack>
  );
}

function stateText(t: TFunction<"company">, state: EditorState, isRevision: boolean): string {
  if (state === "idle") return "";
  return t(state === "saved" && isRevision ? "revision.saved" : `form.${state}`);
}

interface FootProps {
  editor: Editor;
  step: number;
  onStep(step: number): void;
  showsPreview: boolean;
  onPreview(): void;
  isRevision: boolean;
}

function Foot({ editor, step, onStep, showsPreview, onPreview, isRevision }: FootProps) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [asks, setAsks] = useState(false);
  const send = async (publishAt: string | null) => {
    setSending(true);
    const done = await editor.submit(publishAt).finally(() => setSending(false));
    setAsks(false);
    if (!done) return showToast({ type: "warn", title: t("form.notSent"), message: t("form.notSentHint") });
    showToast({ type: "success", title: t(isRevision ? "revision.sent" : "form.sent") });
    return navigate(companyPaths.works);
  };
  const remember = async () => {
    const problem = await rememberForCompany(editor.form.getValues());
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t("start.remembered") });
  };
  return (
    <Stack gap="sm">
      {editor.isStale && (
        <Message tone="error" title={t("form.stale")}>
          <Button variant="outline" color="red" onClick={() => location.reload()}>
            {t("form.reload")}
          </Button>
        </Message>
      )}
      <Text size="sm" tone={editor.state === "failed" ? "error" : "dimmed"} role="status" style={{ minHeight: "1.375rem" }}>
        {stateText(t, editor.state, isRevision)}
      </Text>
      <Group gap="sm">
        <Button variant="outline" size="md" disabled={step === 0} onClick={() => onStep(step - 1)}>
          <Icon name="arrow-left" />
          {t("form.previous")}
        </Button>
        <Button variant="outline" size="md" disabled={step === formSteps.length - 1} onClick={() => onStep(step + 1)}>
          {t("form.next")}
          <Icon name="arrow-right" />
        </Button>
        <Button variant="soft" size="md" onClick={() => void editor.saveNow()}>
          {t(isRevision ? "revision.save" : "form.saveDraft")}
        </Button>
        <Button variant="soft" size="md" onClick={() => void editor.saveNow().then(onPreview)}>
          <Icon name="eye" />
          {t(showsPreview ? "form.backToForm" : "form.preview")}
        </Button>
        <Button variant="soft" size="md" onClick={() => void remember()}>
          {t("start.remember")}
        </Button>
        <Button size="md" loading={isSending} onClick={() => setAsks(true)}>
          {t(isRevision ? "revision.submit" : "form.submit")}
        </Button>
      </Group>
      <SubmitDialog
        isOpen={asks}
        isSending={isSending}
        hasTime={!isRevision}
        onClose={() => setAsks(false)}
        onSend={(publishAt) => void send(publishAt)}
      />
    </Stack>
  );
}
