import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { adminUserById } from "../admin/admin-user.loaders.ts";
import { type AgreedTerms, agreedTerms } from "../registration/terms-consent.queries.ts";
import { deviceName } from "../session/devices.ts";
import { Session } from "../session/session.entity.ts";
import { presentSeekers, type SeekerAccount } from "./seeker-account.presenter.ts";
import type { User, UserStatus } from "./user.entity.ts";
import { operatorTransitions } from "./user.status.ts";
import { UserEvent } from "./user-event.entity.ts";

/** The most rows of each kind; older ones are not part of the operator's daily work. */
export const shownToOperator = 20;

/** A browser in which the seeker is signed in. */
export interface SeekerSession {
  id: string;
  device: string;
  ip: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** An act of the operator on the account. */
export interface SeekerAccountEvent {
  id: string;
  from: UserStatus;
  to: UserStatus;
  actorName: string;
  reason: string | null;
  at: Date;
}

/** The account of one seeker as the operator sees it. */
export interface SeekerDetail {
  id: string;
  seeker: SeekerAccount;
  termsVersion: string;
  termsAcceptedAt: Date;
  agreedTerms: AgreedTerms[];
  eraseAfter: Date | null;
  legalMoves: UserStatus[];
  sessions: SeekerSession[];
  events: SeekerAccountEvent[];
}

async function sessionsOf({ em, now }: Ctx, userId: string): Promise<SeekerSession[]> {
  const live = { kind: "SEEKER", accountId: userId, expiresAt: { $gt: now() } } as const;
  const sessions = await em.find(Session, live, { orderBy: { lastSeenAt: "desc", id: "desc" }, limit: 100 });
  return sessions.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent ?? ""),
    ip: ip ?? "",
    createdAt,
    lastSeenAt,
  }));
}

async function eventsOf(ctx: Ctx, userId: string): Promise<SeekerAccountEvent[]> {
  const events = await ctx.em.find(UserEvent, { user: userId }, { orderBy: { at: "desc", id: "desc" }, limit: shownToOperator });
  const admins = await loader(ctx, adminUserById).loadMany(events.flatMap(({ actorId }) => actorId ?? []));
  const names = new Map(admins.flatMap((admin) => (admin && !(admin instanceof Error) ? [[admin.id, admin.name]] : [])));
  return events.map(({ id, from, to, actorId, reason, at }) => ({
    id,
    from,
    to,
    actorName: names.get(actorId ?? "") ?? "",
    reason: reason ?? null,
    at,
  }));
}

/** Presents the account of one seeker to the operator; exam, applications and orders add to it. The number of statements is constant. */
export async function presentSeekerDetail(ctx: Ctx, user: User): Promise<SeekerDetail> {
  const [seeker] = await presentSeekers(ctx, [user]);
  if (!seeker) throw new Error("A row was lost on its way");
  const status: UserStatus = user.status;
  return {
    id: user.id,
    seeker,
    termsVersion: user.termsVersion,
    termsAcceptedAt: user.termsAcceptedAt,
    agreedTerms: await agreedTerms(ctx.em, { kind: "SEEKER", accountId: user.id }),
    eraseAfter: user.eraseAfter ?? null,
    legalMoves: [...operatorTransitions[status]],
    sessions: await sessionsOf(ctx, user.id),
    events: await eventsOf(ctx, user.id),
  };
}
