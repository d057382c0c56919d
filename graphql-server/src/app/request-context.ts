import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { resolveViewer } from "../modules/account/session/resolve-viewer.ts";
import { queueMail } from "../modules/base/jobs/queue-mail.ts";
import type { PublicRows } from "../platform/database/kept/public-rows.ts";
import { noteAnswer } from "../platform/log/answer-notes.ts";
import { replyAddress } from "../platform/mail/in/reply-address.ts";
import type { BrowserMarks, Ctx } from "../shared/ctx.ts";
import type { GraphQLContext } from "../shared/graphql/context.ts";
import { localeOf } from "../shared/locale.ts";
import type { DomainEvent } from "../shared/topics.ts";
import { actorsOf, type Viewer } from "../shared/viewer/viewer.ts";
import { viewNoterOf } from "./graphql/ask-in-process.ts";
import { hooks } from "./hooks.ts";
import type { Services } from "./services.ts";
import { browserMarks, clearedSessionCookie, deviceCookie, sessionCookie, sessionTokens, visitCookie } from "./session-cookies.ts";

/** Facts of a request that the core wants to know. */
interface Origin {
  requestId: string;
  ip: string;
  userAgent: string;
  acceptLanguage: string | undefined;
  marks: BrowserMarks;
}

/** The context a request's commands work with, and the means to tell others once its work is committed. */
interface Unit {
  ctx: Ctx;
  /** Publishes the events of the request; call it when the work is committed. */
  publishEvents(): void;
}

function createUnit(services: Services, origin: Origin, viewer: Viewer, publicRows: PublicRows | null = null): Unit {
  const { clock, database, environment, furigana, identityProviders, limits, payments, pubSub, secrets, storage } = services;
  const events: DomainEvent[] = [];
  const ctx: Ctx = {
    em: database.fork(),
    publicRows,
    viewer,
    locale: localeOf(origin.acceptLanguage),
    requestId: origin.requestId,
    ip: origin.ip,
    userAgent: origin.userAgent,
    marks: origin.marks,
    limits,
    requiresTwoFactor: (kind) => kind === "ADMIN" && environment.adminTwoFactor === "required",
    sign: secrets.sign,
    signatures: secrets.signatures,
    isSigned: secrets.isSigned,
    siteUrl: (path) => `${environment.baseUrl}${path}`,
    storage,
    payments,
    identityProviders,
    furigana,
    now: clock,
    hooks,
    mail: (em, mail) =>
      queueMail(em, {
        mail,
        now: clock(),
        baseUrl: environment.baseUrl,
        replyAddress: (target, reader) =>
          environment.mailIn && replyAddress(target, { reader, domain: environment.mailIn.domain, hmacs: secrets.hmacs }),
      }),
    publish: (event) => void events.push(event),
  };
  return {
    ctx,
    publishEvents: () => {
      for (const event of events.splice(0)) pubSub.publish(event.topic, event.payload);
    },
  };
}

/** The browser as it names itself, as far as we look at that. */
export function userAgentOf({ headers }: Pick<IncomingMessage, "headers">): string {
  return (headers["user-agent"] ?? "").slice(0, 300);
}

function originOf(request: Request): Origin {
  return {
    requestId: String(request.res?.getHeader("x-request-id") ?? randomUUID()),
    ip: request.ip ?? "",
    userAgent: userAgentOf(request),
    acceptLanguage: request.get("accept-language"),
    marks: browserMarks(request),
  };
}

function visitorWithoutSession({ ip, userAgent }: Pick<Origin, "ip" | "userAgent">): string {
  return `${ip} ${userAgent}`;
}

/** Returns what identifies a visitor from one request to the next: the session, or address and browser. */
function visitorOf({ ip, userAgent, viewer }: Ctx): string {
  return viewer.seeker?.sessionId ?? viewer.company?.sessionId ?? visitorWithoutSession({ ip, userAgent });
}

/** Counts a view of a work by somebody, once a day. */
function noteWorkView({ secrets, views }: Services, workId: string, visitor: string): void {
  views.note({ workId, visitor: secrets.hmac("work-view", visitor) });
}

/** Counts a view where somebody is told of it instead, by them; a request that must change nothing counts none. */
function noteRequestsView(services: Services, request: Request, { workId, visitor }: { workId: string; visitor: string }): void {
  const noteElsewhere = viewNoterOf(request);
  if (noteElsewhere) noteElsewhere(workId);
  else if (request.method === "POST") noteWorkView(services, workId, visitor);
}

/** Counts a view by a visitor who was given an answer that others were given too, without a context. */
export function noteVisitorsView(services: Services, request: Request, workId: string): void {
  noteRequestsView(services, request, { workId, visitor: visitorWithoutSession(originOf(request)) });
}

/** Counts a view by a visitor who was given a ready answer, before anything else was done for the request. */
export function noteReadersView(services: Services, visitor: Pick<Origin, "ip" | "userAgent">, workId: string): void {
  noteWorkView(services, workId, visitorWithoutSession(visitor));
}

/** What a request does: only one that reads may be given a viewer found a moment ago. */
export type Purpose = "READ" | "ACT";

/** Returns who is asking; a visitor without a session costs no unit of work. */
async function viewerOf(
  { clock, database, environment, viewers }: Services,
  request: Pick<IncomingMessage, "headers">,
  purpose: Purpose,
): Promise<Viewer> {
  const tokens = sessionTokens(request);
  if (Object.keys(tokens).length === 0) return {};
  const find = () => resolveViewer(database.fork(), { tokens, now: clock(), adminTwoFactor: environment.adminTwoFactor });
  return purpose === "READ" ? viewers.viewerOf(tokens, find) : find();
}

/** Who writes about works sees what was written at once, and visitors share whole answers. */
const sharesRows = ({ seeker, company, admin, adminToEnrol }: Viewer, { headers }: Request): boolean =>
  seeker !== undefined && !company && !admin && !adminToEnrol && headers["cache-control"] !== "no-cache";

/** The context of one HTTP request; its events go out when the answer has been sent well. */
export async function requestContext(
  services: Services,
  { request, response, purpose, publicRows }: { request: Request; response: Response; purpose: Purpose; publicRows: PublicRows | null },
): Promise<GraphQLContext> {
  const viewer = await viewerOf(services, request, purpose);
  const actor = actorsOf(viewer);
  if (actor !== undefined) noteAnswer(response, { actor });
  const shared = purpose === "READ" && sharesRows(viewer, request) ? publicRows : null;
  const { ctx, publishEvents } = createUnit(services, originOf(request), viewer, shared);
  response.once("finish", publishEvents);
  return {
    ...ctx,
    setSessionCookie: (kind, token) => void response.append("Set-Cookie", sessionCookie(kind, token)),
    clearSessionCookie: (kind) => void response.append("Set-Cookie", clearedSessionCookie(kind)),
    setDeviceCookie: (kind, marks) => void response.append("Set-Cookie", deviceCookie(kind, marks)),
    setVisitCookie: (token) => void response.append("Set-Cookie", visitCookie(token)),
    noteView: (workId) => noteRequestsView(services, request, { workId, visitor: visitorOf(ctx) }),
  };
}

/** Counts the works that a page shows to a visitor whose browser opens it; what reads pages without one is not counted, nor who asks again as a member. */
export function notePageViews(services: Services, request: Request, workIds: readonly string[]): void {
  const isOpened = request.method === "GET" && request.get("sec-fetch-dest") === "document";
  if (!isOpened || Object.keys(sessionTokens(request)).length > 0) return;
  for (const workId of workIds) noteWorkView(services, workId, visitorWithoutSession(originOf(request)));
}

/** The context of one event of a subscription: fresh rows, and the session is asked for again. */
export async function eventContext(services: Services, request: IncomingMessage): Promise<GraphQLContext> {
  const viewer = await viewerOf(services, request, "ACT");
  const origin: Origin = {
    requestId: randomUUID(),
    ip: request.socket.remoteAddress ?? "",
    userAgent: userAgentOf(request),
    acceptLanguage: request.headers["accept-language"],
    marks: { devices: {} },
  };
  const refuse = () => {
    throw new Error("A subscription cannot change the session");
  };
  return {
    ...createUnit(services, origin, viewer).ctx,
    setSessionCookie: refuse,
    clearSessionCookie: refuse,
    setDeviceCookie: refuse,
    setVisitCookie: refuse,
    noteView: () => undefined,
  };
}

/** The context of work without a request: expiry, reminders, start-up. Run `publishEvents` after its transaction. */
export function systemContext(services: Services, task: string): Unit {
  return createUnit(
    services,
    { requestId: `${task}:${randomUUID()}`, ip: "", userAgent: "", acceptLanguage: "ja", marks: { devices: {} } },
    {},
  );
}
