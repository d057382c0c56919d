import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { AdminExamItemQuery } from "#graphql/operations.ts";
import { clockText } from "#platform/clock-text.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { uploadFile } from "#platform/upload.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { recordItem } from "./exam-item-commands.ts";

type Item = NonNullable<AdminExamItemQuery["adminTestItem"]>;

/** Plays a file before it is sent. */
function Preview({ file }: { file: File }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (audio.current) audio.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the script stands above
  return <audio ref={audio} controls />;
}

function Current({ item: { recording } }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  if (!recording) return <Notice tone="plain" title={t("recording.none")} />;
  return (
    <Stack gap="xs">
      {recording.kind === "DEMO" && <Notice tone="plain" title={t("recording.demo")} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the script stands above */}
      <audio controls preload="none" src={recording.url} />
      <Text size="sm">{t("recording.voice", { length: clockText(recording.durationMs) })}</Text>
    </Stack>
  );
}

/** What is heard of a listening item: editors choose a file, hear it beside its script, and then give it to the item. */
export function ItemRecording({ item }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File>();
  const [isFaithful, setFaithful] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, version } = item;
  const act = async (run: () => Promise<string | undefined>, done: string) => {
    setBusy(true);
    const found = await run().catch((error: unknown) =>
      error instanceof Error && error.message ? error.message : t("common:error.unknown"),
    );
    setBusy(false);
    setProblem(found);
    if (found) return;
    adminToast.success(done);
    await revalidate();
  };
  const save = (chosen: File) =>
    act(async () => {
      const { id: fileId } = await uploadFile({ file: chosen, purpose: "RECORDING", as: "ADMIN" });
      return recordItem({ id, version, fileId, isFaithful });
    }, t("decided"));
  const remove = () => act(() => recordItem({ id, version, fileId: null, isFaithful: false }), t("recording.removed"));
  return (
    <Stack gap="sm" component="section">
      <Title order={3}>{t("recording.title")}</Title>
      <Current item={item} />
      <Text size="sm">{t("recording.support")}</Text>
      {problem && <Notice tone="error" title={problem} />}
      <Group gap="sm">
        <FileButton variant="outline" disabled={isBusy} accept="audio/*,.m4a,.opus,.weba" label={t("recording.upload")} onFile={setFile}>
          {t(item.recording ? "recording.replace" : "recording.upload")}
        </FileButton>
        {item.recording && (
          <Button variant="outline" color="red" disabled={isBusy} onClick={() => void remove()}>
            {t("recording.remove")}
          </Button>
        )}
      </Group>
      {file && (
        <Stack gap="sm">
          <Text size="sm">{t("recording.chosen", { name: file.name })}</Text>
          <Preview file={file} />
          <Checkbox label={t("recording.check")} checked={isFaithful} onChange={(event) => setFaithful(event.currentTarget.checked)} />
          <Group>
            <Button loading={isBusy} disabled={!isFaithful} onClick={() => void save(file)}>
              {t("recording.save")}
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
