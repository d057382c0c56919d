import { useState } from "react";
import { SubmitDialog } from "#features/company-work/submit-dialog.tsx";
import type { EditorState, WorkEditor } from "#features/company-work/use-work-editor.ts";
import { rememberForCompany } from "#features/work-start/start-work.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./form-foot.module.css";

interface FormFootProps {
  editor: WorkEditor;
  isRevision: boolean;
  showsPreview: boolean;
  onPreview(): void;
  /** Whether the posting as it stands lacks nothing; says what it lacks otherwise. */
  mayAsk(): Promise<boolean>;
  send(publishAt: string | null): Promise<void>;
}

function stateText(t: TFunction<"company">, state: EditorState, isRevision: boolean): string {
  if (state === "idle") return "";
  return t(state === "saved" && isRevision ? "revision.saved" : `form.${state}`);
}

/** Whether the text is saved, and what can be done with the whole posting. */
export function FormFoot({ editor, isRevision, showsPreview, onPreview, mayAsk, send }: FormFootProps) {
  const { t } = useTranslation("company");
  const [isSending, setSending] = useState(false);
  const [asks, setAsks] = useState(false);
  const remember = async () => {
    const problem = await rememberForCompany(editor.form.getValues());
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t("start.remembered") });
  };
  const ask = async () => {
    setSending(true);
    const may = await mayAsk().finally(() => setSending(false));
    if (may) setAsks(true);
  };
  const sendNow = async (publishAt: string | null) => {
    setSending(true);
    await send(publishAt).finally(() => setSending(false));
    setAsks(false);
  };
  return (
    <Stack gap="sm">
      {editor.isStale && (
        <Notice tone="error" title={t("form.stale")}>
          <Button variant="outline" color="red" onClick={() => location.reload()}>
            {t("form.reload")}
          </Button>
        </Notice>
      )}
      <Text size="sm" tone={editor.state === "failed" ? "error" : "dimmed"} role="status" style={{ minHeight: "1.375rem" }}>
        {stateText(t, editor.state, isRevision)}
      </Text>
      <Group gap="sm">
        <Button variant="soft" size="md" onClick={() => void editor.saveNow()}>
          {t(isRevision ? "revision.save" : "form.saveDraft")}
        </Button>
        <span className={classes["preview"]}>
          <Button variant="soft" size="md" onClick={onPreview}>
            <Icon name="eye" />
            {t(showsPreview ? "form.backToForm" : "form.preview")}
          </Button>
        </span>
        <Button variant="soft" size="md" onClick={() => void remember()}>
          {t("start.remember")}
        </Button>
        <Button size="md" loading={isSending} onClick={() => void ask()}>
          {t(isRevision ? "revision.submit" : "form.submit")}
        </Button>
      </Group>
      <SubmitDialog
        isOpen={asks}
        isSending={isSending}
        hasTime={!isRevision}
        onClose={() => setAsks(false)}
        onSend={(publishAt) => void sendNow(publishAt)}
      />
    </Stack>
  );
}
