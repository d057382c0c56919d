import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import type { InterviewSlotState, InterviewSlots_EntryFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { cancelInterviewSlot } from "./interview.mutations.ts";
import { slotText } from "./interview-texts.ts";
import { InterviewSlots_entry } from "./offer.fragment.ts";
import { OfferForm } from "./offer-form.tsx";

const tones: Readonly<Record<InterviewSlotState, StatusTone>> = {
  PICKED: "good",
  OPEN: "going",
  TAKEN: "plain",
  PAST: "plain",
  CANCELLED: "plain",
};
type Slot = InterviewSlots_EntryFragment["interviewSlots"][number];

/** The times offered to an applicant with what became of each, and the form to offer more. */
export function InterviewSlots({ entry }: { entry: FragmentType<InterviewSlots_EntryFragment> }) {
  const { t } = useTranslation("applicants");
  const { data, complete } = useFragment({ fragment: InterviewSlots_entry, fragmentName: "InterviewSlots_entry", from: entry });
  const [asked, setAsked] = useState<Slot | null>(null);
  const { send, isSending } = useSend();
  if (!complete) return null;
  const mayOffer = data.legalMoves.includes("SCHEDULING") || (data.status === "SCHEDULING" && data.legalMoves.length > 0);
  const run = async () => {
    if (!asked) return;
    const { errors } = await send(cancelInterviewSlot, { id: asked.id });
    showOutcome(errors, t("interview.cancelled"));
    setAsked(null);
  };
  if (data.interviewSlots.length === 0 && !mayOffer) return null;
  return (
    <Panel title={t("interview.title")}>
      {data.interviewSlots.length === 0 && <Text>{t("interview.none")}</Text>}
      {data.interviewSlots.map((slot) => (
        <Stack key={slot.id} gap={2}>
          <Group gap="xs">
            <StatusChip tone={tones[slot.state]}>{t(`slotState.${slot.state}`)}</StatusChip>
            <Text strong>{slotText(t, slot)}</Text>
          </Group>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {slot.place}
          </Text>
          {data.legalMoves.length > 0 && (slot.state === "OPEN" || slot.state === "PICKED") && (
            <Button variant="subtle" color="red" size="xs" style={{ alignSelf: "flex-start" }} onClick={() => setAsked(slot)}>
              {t("interview.cancel")}
            </Button>
          )}
        </Stack>
      ))}
      {mayOffer && <OfferForm entryId={data.id} version={data.version} />}
      <Dialog
        title={t("interview.cancelTitle")}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: t("interview.cancel"), isLoading: isSending, run: () => void run() }}
      >
        {asked && <Text strong>{slotText(t, asked)}</Text>}
        <Text>{t("interview.cancelNote")}</Text>
      </Dialog>
    </Panel>
  );
}
