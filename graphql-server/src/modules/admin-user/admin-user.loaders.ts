import DataLoader from "dataloader";
import type { Ctx } from "../../shared/ctx.ts";
import { AdminUser } from "./admin-user.entity.ts";

/** Admin users by id. */
export const adminUserById = (ctx: Ctx) =>
  new DataLoader<string, AdminUser | undefined>(async (ids) => {
    const rows = await ctx.em.find(AdminUser, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
