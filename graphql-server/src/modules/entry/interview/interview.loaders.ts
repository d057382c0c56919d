import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import type { OfferedSlotType } from "./interview.type.ts";
import { InterviewOffer } from "./interview-offer.entity.ts";
import { slotState } from "./offered-slot.ts";

/** Offered times by entry id, earliest first. */
export const offeredSlotsByEntry = (ctx: Ctx) =>
  new DataLoader<string, OfferedSlotType[]>(async (ids) => {
    const offers = await ctx.em.find(
      InterviewOffer,
      { entry: { $in: [...ids] } },
      { populate: ["slot"], orderBy: { slot: { startsAt: "asc" } } },
    );
    const now = ctx.now();
    const shown = offers.map(({ id, entry, slot }) => {
      const { startsAt, minutes, way, place, takenAt } = slot.unwrap();
      const state = slotState(slot.unwrap(), { entryId: entry.id, now });
      const pickedAt = state === "PICKED" ? (takenAt ?? null) : null;
      return { entryId: entry.id, slot: { id, startsAt, minutes, way, place, state, pickedAt } };
    });
    const byEntry = Map.groupBy(shown, ({ entryId }) => entryId);
    return ids.map((id) => byEntry.get(id)?.map(({ slot: offered }) => offered) ?? []);
  });
