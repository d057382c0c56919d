import DataLoader from "dataloader";
import { idList, isListed } from "../../../platform/database/read-together.ts";
import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "./user.entity.ts";

/** Seekers by id. */
export const userById = (ctx: Ctx) =>
  new DataLoader<string, Readonly<User> | undefined>(async (ids) => {
    const rows = await shownTogether(ctx.em, User, { text: `from users as e where e.id ${isListed}`, values: [idList(ids)] });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });

/** Profiles by the seeker's id. */
export const profileByUserId = (ctx: Ctx) =>
  new DataLoader<string, Readonly<UserProfile> | undefined>(async (ids) => {
    const from = `from user_profile as e where e.user_id ${isListed}`;
    const rows = await shownTogether(ctx.em, UserProfile, { text: from, values: [idList(ids)] });
    const byId = new Map(rows.map((row) => [row.user.id, row]));
    return ids.map((id) => byId.get(id));
  });
