import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { EntryStatus, MoveEntry_EntryFragment, MoveEntryMutation, MoveEntryMutationVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";

export const MoveEntry_entry: TypedDocumentNode<MoveEntry_EntryFragment> = gql`
  fragment MoveEntry_entry on CompanyEntry {
    id
    status
    version
    legalMoves
  }
`;

const moveEntry: TypedDocumentNode<MoveEntryMutation, MoveEntryMutationVariables> = gql`
  mutation MoveEntry($input: MoveEntryInput!) {
    moveEntry(input: $input) {
      entry {
        id
        status
        interviewRound
        version
        legalMoves
        events {
          id
          to
          interviewRound
          by
          reason
          at
        }
      }
      errors {
        message
        code
      }
    }
  }
`;

const rejections = ["general", "experience", "filled"] as const;

/** The moves that are legal now; a rejection asks for words that the applicant reads. */
export function MoveEntry({ entry }: { entry: FragmentType<MoveEntry_EntryFragment> }) {
  const { t } = useTranslation(["company", "vocabulary", "applicants"]);
  const { data, complete } = useFragment({ fragment: MoveEntry_entry, fragmentName: "MoveEntry_entry", from: entry });
  const [asked, setAsked] = useState<EntryStatus | null>(null);
  const [reason, setReason] = useState("");
  const [move, { loading }] = useMutation(moveEntry);
  if (!complete) return null;
  const ask = (to: EntryStatus) => {
    setReason(to === "REJECTED" ? t("applicants:reject.general_text") : "");
    setAsked(to);
  };
  const run = async () => {
    if (!asked) return;
    const input = { id: data.id, version: data.version, to: asked, reason: reason.trim() || null };
    const { data: answer } = await move({ variables: { input } });
    const problem = answer?.moveEntry.errors[0];
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("entries.moved") });
    if (!problem) setAsked(null);
  };
  if (data.legalMoves.length === 0) return <Text c="dimmed">{t("entries.noMoves")}</Text>;
  const name = asked ? t(`vocabulary:entryStatus.${asked}`) : "";
  return (
    <Stack gap="xs">
      {data.legalMoves.map((to) => (
        <Button
          key={to}
          variant={to === "REJECTED" ? "subtle" : "outline"}
          color={to === "REJECTED" ? "red" : undefined}
          onClick={() => ask(to)}
        >
          {t("entries.moveTo", { status: t(`vocabulary:entryStatus.${to}`) })}
        </Button>
      ))}
      <Dialog
        title={t("entries.moveTo", { status: name })}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{
          label: t("entries.move"),
          isLoading: loading,
          isDisabled: asked === "REJECTED" && reason.trim() === "",
          run: () => void run(),
        }}
      >
        <Text>{t("entries.moveNote")}</Text>
        {asked === "REJECTED" && (
          <NativeSelect
            label={t("applicants:reject.template")}
            onChange={(event) => setReason(t(`applicants:reject.${event.currentTarget.value}_text`))}
            data={rejections.map((value) => ({ value, label: t(`applicants:reject.${value}`) }))}
          />
        )}
        <Textarea
          label={t(asked === "REJECTED" ? "entries.rejectReason" : "entries.reason")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={2_000}
          autosize
          minRows={4}
          required={asked === "REJECTED"}
        />
      </Dialog>
    </Stack>
  );
}
