import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import type { PickSlot_EntryFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { pickInterviewSlot } from "./interview.mutations.ts";
import { slotText } from "./interview-texts.ts";
import { PickSlot_entry } from "./pick-slot.fragment.ts";

type Slot = PickSlot_EntryFragment["interviewSlots"][number];

/** The times a company offers, to pick one; once picked, when and where it is. */
export function PickSlot({ entry }: { entry: FragmentType<PickSlot_EntryFragment> }) {
  const { t } = useTranslation("applicants");
  const { data, complete } = useFragment({ fragment: PickSlot_entry, fragmentName: "PickSlot_entry", from: entry });
  const [asked, setAsked] = useState<Slot | null>(null);
  const [now] = useState(() => Date.now());
  const { send, isSending } = useSend();
  if (!complete) return null;
  const picked = data.interviewSlots.filter(({ state }) => state === "PICKED");
  const open = data.status === "SCHEDULING" ? data.interviewSlots.filter(({ state }) => state === "OPEN") : [];
  const isFixed = picked.some(({ startsAt }) => new Date(startsAt).getTime() > now);
  const run = async () => {
    if (!asked) return;
    const { errors } = await send(pickInterviewSlot, { id: asked.id });
    showOutcome(errors, t("interview.picked"));
    setAsked(null);
  };
  return (
    <>
      {picked.map((slot) => (
        <Notice key={slot.id} tone="good" title={t("interview.fixed")}>
          <Text strong>{slotText(t, slot)}</Text>
          <Text style={{ overflowWrap: "anywhere" }}>{t("interview.at", { place: slot.place })}</Text>
        </Notice>
      ))}
      {!isFixed && open.length > 0 && (
        <Stack gap="xs">
          <Title order={3}>{t("interview.choose")}</Title>
          <Text size="sm">{t("interview.chooseNote")}</Text>
          {open.map((slot) => (
            <Group key={slot.id} gap="xs">
              <Button variant="outline" onClick={() => setAsked(slot)}>
                {slotText(t, slot)}
              </Button>
            </Group>
          ))}
        </Stack>
      )}
      <Dialog
        title={t("interview.confirm")}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: t("interview.pick"), isLoading: isSending, run: () => void run() }}
      >
        {asked && <Text strong>{slotText(t, asked)}</Text>}
        {asked && <Text style={{ overflowWrap: "anywhere" }}>{t("interview.at", { place: asked.place })}</Text>}
        <Text size="sm">{t("interview.mailNote")}</Text>
      </Dialog>
    </>
  );
}
