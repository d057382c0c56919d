import DataLoader from "dataloader";
import { idList, isListed } from "../../../platform/database/read-together.ts";
import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { Entry } from "./entry.entity.ts";
import { EntryEvent } from "./entry-event.entity.ts";

/** Moves by entry id, oldest first. */
export const eventsByEntry = (ctx: Ctx) =>
  new DataLoader<string, EntryEvent[]>(async (ids) => {
    const events = await ctx.em.find(EntryEvent, { entry: { $in: [...ids] } }, { orderBy: { at: "asc", id: "asc" } });
    const byEntry = Map.groupBy(events, (event) => event.entry.id);
    return ids.map((id) => byEntry.get(id) ?? []);
  });

/** Works by id, whatever their state: for those who have an entry or a draft for them. */
export const workOfEntry = (ctx: Ctx) =>
  new DataLoader<string, Work>(async (ids) => {
    const rows = await ctx.em.find(Work, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The work is gone"));
  });

/** Entries by id. */
export const entryById = (ctx: Ctx) =>
  new DataLoader<string, Readonly<Entry> | undefined>(async (ids) => {
    const rows = await shownTogether(ctx.em, Entry, { text: `from entry as e where e.id ${isListed}`, values: [idList(ids)] });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
