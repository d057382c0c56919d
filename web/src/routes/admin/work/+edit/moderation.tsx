import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useNavigation, useRevalidator } from "react-router-dom";
import { useKeysChoice } from "#features/admin-table/use-keys-choice.ts";
import { takeBackLast, tellApproval } from "#features/work-review/held-approval.tsx";
import { type QueueFilter, queuePath } from "#features/work-review/queue-filter.ts";
import type { QueuedWork } from "#features/work-review/review-queue.query.ts";
import type { Comments } from "#features/work-review/use-comments.ts";
import { nearestFree, neighbour } from "#features/work-review/walk.ts";
import type { Moderation_WorkFragment, ModerationReason } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { ClaimNotice } from "./claim-notice.tsx";
import { type Decision, decide } from "./decide.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import classes from "./review.module.css";
import { ReviewKeys } from "./review-keys.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

export const Moderation_work: TypedDocumentNode<Moderation_WorkFragment> = gql`
  fragment Moderation_work on AdminWork {
    id
    title
    status
    version
    legalMoves
    reviewClaim {
      by
      isOwn
      approvesAt
    }
    revision {
      id
      version
      status
    }
  }
`;

const keyOf: Partial<Record<Decision, string>> = { approve: "a", return: "r", approveRevision: "a", returnRevision: "r" };
const isReturn = (decision: Decision | null) => decision === "return" || decision === "returnRevision";

function decisionsFor(work: Moderation_WorkFragment): Decision[] {
  if (work.status === "REVIEW") return ["approve", "return"];
  if (work.status === "SUSPENDED") return ["unsuspend"];
  const suspend: Decision[] = work.legalMoves.includes("SUSPENDED") ? ["suspend"] : [];
  return work.revision?.status === "REVIEW" ? ["approveRevision", "returnRevision", ...suspend] : suspend;
}

interface ModerationProps {
  work: FragmentType<Moderation_WorkFragment>;
  queue: readonly QueuedWork[];
  filter: QueueFilter;
  comments: Comments;
  /** Whether a finding stops the posting: then to return it leads. */
  isStopped: boolean;
  onEdit(): void;
}

/** Approve, return, suspend, and on through the queue: all but approval need a reason, which the company reads. */
export function Moderation({ work, queue, filter, comments, isStopped, onEdit }: ModerationProps) {
  const { t } = useTranslation(["admin", "adminReview"]);
  const { data, complete } = useFragment({ fragment: Moderation_work, fragmentName: "Moderation_work", from: work });
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isBusy, setBusy] = useState(false);
  const may = useViewer().admin?.can.moderateWorks ?? false;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { areKeysOn } = useKeysChoice();
  const claim = complete ? (data.reviewClaim ?? null) : null;
  const isTaken = claim !== null && (!claim.isOwn || claim.approvesAt !== null);
  const possible = complete && may ? decisionsFor(data) : [];
  const id = complete ? (data.id ?? "") : "";
  // Who presses faster than the next posting loads walks on from there, and decides about nothing meanwhile.
  const { location: heading } = useNavigation();
  const at = (heading && new URLSearchParams(heading.search).get("id")) ?? id;
  const next = nearestFree(queue, at, 1);
  const go = (to: string | null) => {
    if (to) void navigate(queuePath(to, filter));
    else adminToast(t("adminReview:queue.end"));
  };
  const goOn = () => void navigate(queuePath(next, filter));
  const words = { done: t("works.done.approve"), undo: t("adminReview:undo.act"), undone: t("adminReview:undo.done") };
  const goBack = (to: string) => {
    void navigate(queuePath(to, filter));
    void revalidate();
  };
  const open = (decision: Decision) => () => !isTaken && at === id && setAsked(decision);
  const keyed = possible.flatMap((decision) => (keyOf[decision] ? [[keyOf[decision], open(decision)] as const] : []));
  const digits = comments.findings.slice(0, 9).map((finding, place) => [String(place + 1), () => comments.toggle(finding)] as const);
  useReviewKeys(
    {
      ...Object.fromEntries(keyed),
      ...(possible.length > 1 && Object.fromEntries(digits)),
      j: () => go(neighbour(queue, at, 1)),
      k: () => go(neighbour(queue, at, -1)),
      n: goOn,
      p: () => go(nearestFree(queue, at, -1)),
      z: () => takeBackLast(words, goBack),
      ...(may && { e: onEdit }),
    },
    areKeysOn,
  );
  if (!complete) return null;

  const run = async (reason: string, reasonCodes: ModerationReason[]) => {
    if (!asked) return;
    setBusy(true);
    const version = asked.endsWith("Revision") ? (data.revision?.version ?? 0) : data.version;
    const input = { id: data.id, version, reason, reasonCodes, ...(isReturn(asked) && { comments: comments.inputs }) };
    const problem = await decide(asked, input).finally(() => setBusy(false));
    setAsked(null);
    if (problem) adminToast.error(problem);
    else if (asked.startsWith("approve")) tellApproval(data.id, { ...words, done: t(`works.done.${asked}`) }, goBack);
    else adminToast.success(t(`works.done.${asked}`));
    if (!problem && next && keyOf[asked]) goOn();
    else await revalidate();
  };
  const isLoud = (decision: Decision) => (isStopped || comments.inputs.length > 0 ? isReturn(decision) : decision.startsWith("approve"));
  return (
    <Stack gap="sm">
      {possible.length === 0 && <Text tone="dimmed">{t("works.nothingToDecide")}</Text>}
      {claim && isTaken && <ClaimNotice workId={data.id} claim={claim} onBack={() => takeBackLast(words, goBack)} />}
      <div className={classes["decisions"] ?? ""}>
        {possible.map((decision) => (
          <Button
            key={decision}
            size="md"
            variant={isLoud(decision) ? "filled" : "outline"}
            {...(isLoud(decision) && isReturn(decision) && { color: "red" as const })}
            disabled={isTaken}
            onClick={open(decision)}
          >
            {t(`works.act.${decision}`)}
            {isReturn(decision) && comments.inputs.length > 0 && (
              <span>{t("adminReview:comment.count", { count: comments.inputs.length })}</span>
            )}
            {areKeysOn && keyOf[decision] && <kbd aria-hidden="true">{keyOf[decision]}</kbd>}
          </Button>
        ))}
        <Button variant="soft" size="md" onClick={goOn}>
          {t(next ? "works.next" : "works.toQueue")}
          {areKeysOn && <kbd aria-hidden="true">n</kbd>}
        </Button>
      </div>
      <ReviewKeys isOn={areKeysOn} hasFindings={comments.findings.length > 0} />
      <DecisionDialog
        decision={asked}
        title={data.title}
        isBusy={isBusy}
        comments={comments}
        onClose={() => setAsked(null)}
        onDecide={(reason, codes) => void run(reason, codes)}
      />
    </Stack>
  );
}
