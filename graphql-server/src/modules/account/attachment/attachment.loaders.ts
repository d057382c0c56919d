import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Attachment } from "./attachment.entity.ts";

/** Files by id. The caller has already been given the row that names the file. */
export const attachmentById = (ctx: Ctx) =>
  new DataLoader<string, Attachment | undefined>(async (ids) => {
    const rows = await ctx.em.find(Attachment, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
