import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import type {
  AnswerOfferMutation,
  AnswerOfferMutationVariables,
  WithdrawEntryMutation,
  WithdrawEntryMutationVariables,
} from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";

const changed = gql`
  fragment EntryActions_entry on Entry {
    id
    status
    version
    viewerCanWithdraw
    viewerCanAnswerOffer
    interviewSlots {
      id
      state
    }
    events {
      id
      to
      interviewRound
      by
      reason
      at
    }
  }
`;

const withdrawEntry: TypedDocumentNode<WithdrawEntryMutation, WithdrawEntryMutationVariables> = gql`
  mutation WithdrawEntry($input: WithdrawEntryInput!) {
    withdrawEntry(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        message
      }
    }
  }
  ${changed}
`;

const answerOffer: TypedDocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables> = gql`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    answerOffer(input: $input) {
      entry {
        id
        ...EntryActions_entry
      }
      errors {
        message
      }
    }
  }
  ${changed}
`;

interface EntryActionsProps {
  entry: { id: string; title: string; version: number; viewerCanWithdraw: boolean; viewerCanAnswerOffer: boolean };
}

function tell(errors: readonly { message: string }[] | undefined, done: string): void {
  const problem = errors?.[0];
  showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
}

/** Accept, decline, withdraw: each asks once more. */
export function EntryActions({ entry }: EntryActionsProps) {
  const { t } = useTranslation("entry");
  const [asked, setAsked] = useState<"withdraw" | "accept" | "decline" | null>(null);
  const [reason, setReason] = useState("");
  const [withdraw, withdrawing] = useMutation(withdrawEntry);
  const [answer, answering] = useMutation(answerOffer);
  const { id, version } = entry;
  const act = async () => {
    if (asked === "withdraw") {
      const { data } = await withdraw({ variables: { input: { id, version, reason: reason.trim() || null } } });
      tell(data?.withdrawEntry.errors, t("withdrawn"));
    } else {
      const { data } = await answer({ variables: { input: { id, version, accept: asked === "accept" } } });
      tell(data?.answerOffer.errors, t(asked === "accept" ? "accepted" : "declined"));
    }
    setAsked(null);
  };
  return (
    <Group>
      {entry.viewerCanAnswerOffer && (
        <>
          <Button onClick={() => setAsked("accept")}>{t("accept")}</Button>
          <Button variant="outline" onClick={() => setAsked("decline")}>
            {t("decline")}
          </Button>
        </>
      )}
      {entry.viewerCanWithdraw && !entry.viewerCanAnswerOffer && (
        <Button variant="subtle" color="red" onClick={() => setAsked("withdraw")}>
          {t("withdraw")}
        </Button>
      )}
      <Dialog
        title={asked ? t(`${asked}Title`) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: asked ? t(asked) : "", isLoading: withdrawing.loading || answering.loading, run: () => void act() }}
      >
        {entry.title}
        {asked === "withdraw" && (
          <Textarea
            label={t("withdrawReason")}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={1_000}
            autosize
            minRows={3}
          />
        )}
      </Dialog>
    </Group>
  );
}
