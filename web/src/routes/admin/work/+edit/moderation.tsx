import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, Group, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Moderation_WorkFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type Decision, decide } from "./decide.ts";

export const Moderation_work: TypedDocumentNode<Moderation_WorkFragment> = gql`
  fragment Moderation_work on AdminWork {
    id
    title
    status
    version
    legalMoves
  }
`;

function decisionsFor(work: Moderation_WorkFragment): Decision[] {
  if (work.status === "REVIEW") return ["approve", "return"];
  if (work.status === "SUSPENDED") return ["unsuspend"];
  return work.legalMoves.includes("SUSPENDED") ? ["suspend"] : [];
}

/** Approve, return, suspend: all but the first need a reason, which the company reads. */
export function Moderation({ work }: { work: FragmentType<Moderation_WorkFragment> }) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: Moderation_work, fragmentName: "Moderation_work", from: work });
  const [asked, setAsked] = useState<Decision | null>(null);
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const may = useViewer().admin?.can.moderateWorks ?? false;
  const { revalidate } = useRevalidator();
  if (!complete) return null;
  const decisions = may ? decisionsFor(data) : [];
  const run = async () => {
    if (!asked) return;
    setBusy(true);
    const problem = await decide(asked, { id: data.id, version: data.version, reason: reason.trim() }).finally(() => setBusy(false));
    if (problem) adminToast.error(problem);
    else adminToast.success(t(`works.done.${asked}`));
    setAsked(null);
    setReason("");
    await revalidate();
  };
  if (decisions.length === 0) return <Text c="dimmed">{t("works.nothingToDecide")}</Text>;
  return (
    <Group>
      {decisions.map((decision) => (
        <Button key={decision} variant={decision === "approve" ? "filled" : "outline"} onClick={() => setAsked(decision)}>
          {t(`works.act.${decision}`)}
        </Button>
      ))}
      <Dialog
        title={asked ? t(`works.act.${asked}`) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{
          label: asked ? t(`works.act.${asked}`) : "",
          isLoading: isBusy,
          isDisabled: asked !== "approve" && reason.trim() === "",
          run: () => void run(),
        }}
      >
        <Text>{data.title}</Text>
        {asked !== "approve" && (
          <Textarea
            label={t("works.reason")}
            required
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={2_000}
            autosize
            minRows={4}
          />
        )}
      </Dialog>
    </Group>
  );
}
