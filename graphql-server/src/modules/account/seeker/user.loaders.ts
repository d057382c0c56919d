import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "./user.entity.ts";

/** Seekers by id. */
export const userById = (ctx: Ctx) =>
  new DataLoader<string, User | undefined>(async (ids) => {
    const rows = await ctx.em.find(User, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });

/** Profiles by the seeker's id. */
export const profileByUserId = (ctx: Ctx) =>
  new DataLoader<string, UserProfile | undefined>(async (ids) => {
    const rows = await ctx.em.find(UserProfile, { user: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.user.id, row]));
    return ids.map((id) => byId.get(id));
  });
