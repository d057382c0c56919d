import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Credential } from "../password/credential.entity.ts";
import { deviceOf } from "../session/devices.ts";
import { Session } from "../session/session.entity.ts";
import { AdminUser } from "./admin-user.entity.ts";

/** Admin users by id. */
export const adminUserById = (ctx: Ctx) =>
  new DataLoader<string, AdminUser | undefined>(async (ids) => {
    const rows = await ctx.em.find(AdminUser, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });

/** Whether admins have chosen their first password. */
export const adminHasPassword = (ctx: Ctx) =>
  new DataLoader<string, boolean>(async (ids) => {
    const rows = await ctx.em.find(Credential, { kind: "ADMIN", accountId: { $in: [...ids] } }, { fields: ["accountId"] });
    const known = new Set(rows.map(({ accountId }) => accountId));
    return ids.map((id) => known.has(id));
  });

/** The time of each admin's last sign-in, from the append-only record; null for those who have never signed in. */
export const adminLastSignIn = (ctx: Ctx) =>
  new DataLoader<string, Date | null>(async (ids) => {
    const rows = await ctx.em.execute<{ actor_id: string; at: Date | string }[]>(
      `select actor_id, max(at) as at from audit_event where actor_kind = 'ADMIN' and action = 'session.signIn' and result = 'OK'
       and actor_id in (${ids.map(() => "?").join(", ")}) group by actor_id`,
      [...ids],
    );
    const byId = new Map(rows.map(({ actor_id, at }) => [actor_id, new Date(at)]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** The live sessions of each admin as devices, the latest visit first; the browser that asks is marked. */
export const adminDevices = (ctx: Ctx) =>
  new DataLoader<string, ReturnType<typeof deviceOf>[]>(async (ids) => {
    const live = { kind: "ADMIN", accountId: { $in: [...ids] }, expiresAt: { $gt: ctx.now() } } as const;
    const sessions = await ctx.em.find(Session, live, { orderBy: { lastSeenAt: "desc", id: "desc" } });
    const byAccount = Map.groupBy(sessions, ({ accountId }) => accountId);
    return ids.map((id) => (byAccount.get(id) ?? []).map((session) => deviceOf(session, ctx.viewer.admin?.sessionId)));
  });
