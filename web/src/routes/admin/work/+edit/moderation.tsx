import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { useKeysChoice } from "#features/admin-table/use-keys-choice.ts";
import type { Moderation_WorkFragment, ModerationReason } from "#graphql/operations.ts";
import { adminPaths, adminWorkPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { type Decision, decide } from "./decide.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import classes from "./review.module.css";
import { useReviewKeys } from "./use-review-keys.ts";

export const Moderation_work: TypedDocumentNode<Moderation_WorkFragment> = gql`
  fragment Moderation_work on AdminWork {
    id
    title
    status
    version
    legalMoves
    revision {
      id
      version
      status
    }
  }
`;

const keyOf: Partial<Record<Decision, string>> = { approve: "a", return: "r", approveRevision: "a", returnRevision: "r" };

function decisionsFor(work: Moderation_WorkFragment): Decision[] {
  if (work.status === "REVIEW") return ["approve", "return"];
  if (work.status === "SUSPENDED") return ["unsuspend"];
  const suspend: Decision[] = work.legalMoves.includes("SUSPENDED") ? ["suspend"] : [];
  return work.revision?.status === "REVIEW" ? ["approveRevision", "returnRevision", ...suspend] : suspend;
}

interface ModerationProps {
  work: FragmentType<Moderation_WorkFragment>;
  /** The next work that waits for a decision. */
  next: string | null;
  onEdit(): void;
}

/** Approve, return, suspend, and on to the next: all but approval need a reason, which the company reads. */
export function Moderation({ work, next, onEdit }: ModerationProps) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: Moderation_work, fragmentName: "Moderation_work", from: work });
  const [asked, setAsked] = useState<Decision | null>(null);
  const [isBusy, setBusy] = useState(false);
  const may = useViewer().admin?.can.moderateWorks ?? false;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { areKeysOn } = useKeysChoice();
  const possible = complete && may ? decisionsFor(data) : [];
  const goOn = () => void navigate(next ? adminWorkPath(next) : adminPaths.works);
  const open = (decision: Decision) => () => setAsked(decision);
  const keyed = possible.flatMap((decision) => (keyOf[decision] ? [[keyOf[decision], open(decision)] as const] : []));
  useReviewKeys({ ...Object.fromEntries(keyed), n: goOn, ...(may && { e: onEdit }) }, areKeysOn);
  if (!complete) return null;

  const run = async (reason: string, reasonCodes: ModerationReason[]) => {
    if (!asked) return;
    setBusy(true);
    const version = asked.endsWith("Revision") ? (data.revision?.version ?? 0) : data.version;
    const problem = await decide(asked, { id: data.id, version, reason, reasonCodes }).finally(() => setBusy(false));
    if (problem) adminToast.error(problem);
    else adminToast.success(t(`works.done.${asked}`));
    setAsked(null);
    if (!problem && next && keyOf[asked]) goOn();
    else await revalidate();
  };
  return (
    <Stack gap="sm">
      {possible.length === 0 && <Text tone="dimmed">{t("works.nothingToDecide")}</Text>}
      <Stack gap="xs" className={classes["decisions"] ?? ""}>
        {possible.map((decision) => (
          <Button key={decision} size="md" variant={decision.startsWith("approve") ? "filled" : "outline"} onClick={open(decision)}>
            {t(`works.act.${decision}`)}
            {areKeysOn && keyOf[decision] && <kbd aria-hidden="true">{keyOf[decision]}</kbd>}
          </Button>
        ))}
        <Button variant="soft" size="md" onClick={goOn}>
          {t(next ? "works.next" : "works.toQueue")}
          {areKeysOn && <kbd aria-hidden="true">n</kbd>}
        </Button>
      </Stack>
      <DecisionDialog
        decision={asked}
        title={data.title}
        isBusy={isBusy}
        onClose={() => setAsked(null)}
        onDecide={(reason, codes) => void run(reason, codes)}
      />
    </Stack>
  );
}
