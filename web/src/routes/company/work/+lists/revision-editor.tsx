import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { discardChanges, revisionStore, savedRevision } from "#features/company-work/save-revision.ts";
import { WorkEditor } from "#features/company-work/work-editor.tsx";
import { valuesOfWork } from "#features/company-work/work-values.ts";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { WorkBody } from "#features/work/work-body.tsx";
import { type Change, ChangeList } from "#features/work-change/change-list.tsx";
import type { WorkBody_PostingFragment, WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

type Posting = FragmentType<WorkBody_PostingFragment>;
type Revision = Posting & { id: string; version: number; status: WorkStatus; returnReason?: string | null; changes: readonly Change[] };
type PublishedWork = Posting & { id: string; revision?: Revision | null };

/** Changes to a published work: the public goes on seeing the work as it is until they are approved. */
export function RevisionEditor({ work }: { work: PublishedWork }) {
  const { t } = useTranslation("company");
  const { revision } = work;
  const [round, setRound] = useState(0);
  if (revision?.status === "REVIEW") return <Waiting work={work} revision={revision} />;
  return (
    <Stack gap="md">
      <Notice tone="info" title={t("revision.title")}>
        <Text>{t("revision.lead")}</Text>
      </Notice>
      {revision?.returnReason && (
        <Notice tone="warning" title={t("revision.returned")}>
          <Text keepsLines>{revision.returnReason}</Text>
        </Notice>
      )}
      {revision && <SavedChanges workId={work.id} revision={revision} onDiscarded={() => setRound(round + 1)} />}
      <RevisionForm key={round} work={work} />
    </Stack>
  );
}

/** The form starts with the saved values; later saves do not change its fields. */
function RevisionForm({ work }: { work: PublishedWork }) {
  const [from] = useState(work.revision ?? work);
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from });
  if (!complete) return null;
  return <WorkEditor work={savedRevision(work)} values={valuesOfWork(data)} store={revisionStore} isRevision />;
}

function Waiting({ work, revision }: { work: PublishedWork; revision: Revision }) {
  const { t } = useTranslation("company");
  return (
    <Stack gap="md">
      <Notice tone="info" title={t("revision.waiting")}>
        <Text>{t("revision.waitingLead")}</Text>
      </Notice>
      <SavedChanges workId={work.id} revision={revision} onDiscarded={() => undefined} />
      <WorkBody posting={work} />
    </Stack>
  );
}

function SavedChanges({ workId, revision, onDiscarded }: { workId: string; revision: Revision; onDiscarded(): void }) {
  const { t } = useTranslation("company");
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const discard = async () => {
    setBusy(true);
    const problem = await discardChanges({ id: workId, version: revision.version }).finally(() => setBusy(false));
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t("revision.discarded") });
    setAsks(false);
    await revalidate();
    if (!problem) onDiscarded();
  };
  return (
    <Stack gap="sm">
      {revision.changes.length > 0 && <ChangeList changes={revision.changes} caption={t("revision.changes")} />}
      <Group>
        <Button variant="outline" onClick={() => setAsks(true)}>
          {t("revision.discard")}
        </Button>
      </Group>
      <Dialog
        title={t("revision.discard")}
        isOpen={asks}
        onClose={() => setAsks(false)}
        action={{ label: t("revision.discard"), isLoading: isBusy, run: () => void discard() }}
      >
        <Text>{t("revision.discardNote")}</Text>
      </Dialog>
    </Stack>
  );
}
