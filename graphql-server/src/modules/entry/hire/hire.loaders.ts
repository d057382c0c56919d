import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { HireCheck } from "./hire-check.entity.ts";

/** Lists of duties by entry id. */
export const hireByEntry = (ctx: Ctx) =>
  new DataLoader<string, HireCheck | undefined>(async (ids) => {
    const rows = await ctx.em.find(HireCheck, { entry: { $in: [...ids] } });
    const byEntry = new Map(rows.map((row) => [row.entry.id, row]));
    return ids.map((id) => byEntry.get(id));
  });
