import type { InterviewSlot } from "./interview-slot.entity.ts";

export const slotStates = ["OPEN", "PICKED", "TAKEN", "PAST", "CANCELLED"] as const;
export type SlotState = (typeof slotStates)[number];

/** The state of a slot as one of the applicants it was offered to sees it. */
export function slotState(slot: InterviewSlot, { entryId, now }: { entryId: string; now: Date }): SlotState {
  if (slot.cancelledAt) return "CANCELLED";
  if (slot.takenBy) return slot.takenBy.id === entryId ? "PICKED" : "TAKEN";
  return slot.startsAt <= now ? "PAST" : "OPEN";
}
