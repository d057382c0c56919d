import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { type AccountKind, accountKinds } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { OAuthClient } from "../oauth-client/oauth-client.entity.ts";
import { Session } from "./session.entity.ts";
import { accountIdOf, sessionIdOf } from "./start-session.ts";

const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/CriOS\/|Chrome\//, "Chrome"],
  [/FxiOS\/|Firefox\//, "Firefox"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** The everyday name of a device, e.g. "Chrome / Windows"; empty when it cannot be told. */
export function deviceName(userAgent: string): string {
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(" / ");
}

/** A session as its owner would know it. */
export function deviceOf({ id, userAgent, ip, createdAt, lastSeenAt }: Session, currentId: string | undefined) {
  return { id, name: deviceName(userAgent ?? ""), ip: ip ?? "", createdAt, lastSeenAt, isCurrent: id === currentId };
}

/** Lists the devices on which one of the browser's accounts is signed in, the latest visit first; empty without such an account. */
export async function listDevices(ctx: Ctx, kind: AccountKind) {
  const [accountId, sessionId] = [accountIdOf(ctx.viewer, kind), sessionIdOf(ctx.viewer, kind)];
  if (!accountId) return [];
  const live = { kind, accountId, expiresAt: { $gt: ctx.now() } };
  const sessions = await ctx.em.find(Session, live, { orderBy: { lastSeenAt: "desc", id: "desc" }, limit: 100 });
  const names = await appNames(ctx, sessions);
  return sessions.map((session) => ({ ...deviceOf(session, sessionId), app: (session.app && names.get(session.app)) || null }));
}

/** The names of the apps among sessions. */
async function appNames(ctx: Ctx, sessions: readonly Session[]): Promise<ReadonlyMap<string, string>> {
  const ids = sessions.flatMap(({ app }) => app ?? []);
  if (ids.length === 0) return new Map();
  const clients = await ctx.em.find(OAuthClient, { id: { $in: ids } });
  return new Map(clients.map(({ id, name }) => [id, name]));
}

const endSchema = z.strictObject({ id: z.string().nullish(), kind: z.enum(accountKinds) });

/** Signs one of the browser's accounts out on one other device, or on all others. @throws UserErrors UNAUTHENTICATED, NOT_FOUND */
export async function endDevices(ctx: Ctx, input: z.input<typeof endSchema>): Promise<number> {
  const { id, kind } = parse(endSchema, input);
  const [accountId, sessionId] = [accountIdOf(ctx.viewer, kind), sessionIdOf(ctx.viewer, kind)];
  if (!accountId || !sessionId) throw userError("UNAUTHENTICATED", ["kind"]);
  if (id && !isId(id)) throw notFound();
  return runInTransaction(ctx.em, async (em) => {
    const others = { kind, accountId, id: id ? { $eq: id, $ne: sessionId } : { $ne: sessionId } };
    const ended = await em.nativeDelete(Session, others);
    if (id && ended === 0) throw notFound();
    const actor = { kind, id: accountId, sessionId };
    recordAudit(ctx, em, { action: "session.endOthers", objectType: "Session", objectId: id ?? null, actor, detail: { ended } });
    return ended;
  });
}
