import { z } from "zod";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { isId } from "../../shared/ids.ts";
import { notFound, parse, userError } from "../../shared/user-error.ts";
import type { SeekerViewer } from "../../shared/viewer.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { Session } from "./session.entity.ts";

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

/** What a person would call the device, e.g. "Chrome / Windows"; empty when it cannot be told. */
export function deviceName(userAgent: string): string {
  const find = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(" / ");
}

function requireSeeker({ viewer }: Ctx): SeekerViewer {
  if (!viewer.seeker) throw userError("UNAUTHENTICATED");
  return viewer.seeker;
}

/** A session as its owner would know it. */
export function deviceOf({ id, userAgent, ip, createdAt, lastSeenAt }: Session, currentId: string | undefined) {
  return { id, name: deviceName(userAgent ?? ""), ip: ip ?? "", createdAt, lastSeenAt, isCurrent: id === currentId };
}

/** Where the seeker is signed in, the latest visit first. */
export async function listDevices(ctx: Ctx) {
  const { userId, sessionId } = requireSeeker(ctx);
  const live = { kind: "SEEKER", accountId: userId, expiresAt: { $gt: ctx.now() } } as const;
  const sessions = await ctx.em.find(Session, live, { orderBy: { lastSeenAt: "desc", id: "desc" }, limit: 100 });
  return sessions.map((session) => deviceOf(session, sessionId));
}

/** Signs the seeker out on one other device, or on all others. @throws UserErrors NOT_FOUND */
export async function endDevices(ctx: Ctx, input: unknown): Promise<number> {
  const { userId, sessionId } = requireSeeker(ctx);
  const { id } = parse(z.strictObject({ id: z.string().nullish() }), input);
  if (id && !isId(id)) throw notFound();
  return runInTransaction(ctx.em, async (em) => {
    const others = { kind: "SEEKER", accountId: userId, id: id ? { $eq: id, $ne: sessionId } : { $ne: sessionId } } as const;
    const ended = await em.nativeDelete(Session, others);
    if (id && ended === 0) throw notFound();
    const actor = { kind: "SEEKER", id: userId, sessionId } as const;
    recordAudit(ctx, em, { action: "session.endOthers", objectType: "Session", objectId: id ?? null, actor, detail: { ended } });
    return ended;
  });
}
