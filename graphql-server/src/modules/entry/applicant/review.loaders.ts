import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { EntryNote } from "./entry-note.entity.ts";
import { Scorecard } from "./scorecard.entity.ts";

/** Notes by entry id, newest first. */
export const notesByEntry = (ctx: Ctx) =>
  new DataLoader<string, EntryNote[]>(async (ids) => {
    const notes = await ctx.em.find(EntryNote, { entry: { $in: [...ids] } }, { orderBy: { createdAt: "desc", id: "desc" } });
    const byEntry = Map.groupBy(notes, (note) => note.entry.id);
    return ids.map((id) => byEntry.get(id) ?? []);
  });

/** Scorecards by entry id, in the order they were begun. */
export const scorecardsByEntry = (ctx: Ctx) =>
  new DataLoader<string, Scorecard[]>(async (ids) => {
    const cards = await ctx.em.find(Scorecard, { entry: { $in: [...ids] } }, { orderBy: { createdAt: "asc", id: "asc" } });
    const byEntry = Map.groupBy(cards, (card) => card.entry.id);
    return ids.map((id) => byEntry.get(id) ?? []);
  });
