import type { IncomingMessage } from "node:http";
import type { BrowserMarks } from "../shared/ctx.ts";
import { type AccountKind, accountKinds } from "../shared/viewer/actor.ts";

/** One cookie a kind of account: signing in as a seeker says nothing about a company. */
export const sessionCookieNames: Record<AccountKind, string> = {
  SEEKER: "__Host-sid_u",
  COMPANY: "__Host-sid_c",
  ADMIN: "__Host-sid_a",
};

/** Marks of the accounts that this browser has signed in to before, one cookie a kind of account. */
const deviceCookieNames: Record<AccountKind, string> = { SEEKER: "__Host-dev_u", COMPANY: "__Host-dev_c", ADMIN: "__Host-dev_a" };

/** A browser on its way to an identity provider and back. */
const visitCookieName = "__Host-visit";

/** 32 random bytes in base64url. Anything else was not made by us and is ignored. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** A request's cookie of one name. A cookie sent twice is ignored: one of the two was planted. */
function cookieOf({ headers: { cookie } }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  if (!cookie) return undefined;
  const pairs = cookie.split(";").map((part) => part.trim().split("="));
  const values = pairs.filter(([own]) => own === name).map(([, value]) => value ?? "");
  return values.length === 1 ? values[0] : undefined;
}

/** A token of an app in the Authorization header; undefined for anything else, a partner's key among it. */
export function appToken({ headers: { authorization } }: Pick<IncomingMessage, "headers">): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +([A-Za-z0-9_-]{43})$/i.exec(authorization.trim())?.[1];
}

/** What an app's token is kept by: no cookie has such a value, so neither can be sent in the other's place. */
export function bearerSecret(token: string): string {
  return `Bearer ${token}`;
}

/** Session tokens of a request by kind. Where an app shows its token, cookies do not count. */
export function sessionTokens(request: Pick<IncomingMessage, "headers">): Partial<Record<AccountKind, string>> {
  const shown = appToken(request);
  if (shown) return { SEEKER: bearerSecret(shown), COMPANY: bearerSecret(shown) };
  const tokens: Partial<Record<AccountKind, string>> = {};
  for (const kind of accountKinds) {
    const value = cookieOf(request, sessionCookieNames[kind]);
    if (value && tokenShape.test(value)) tokens[kind] = value;
  }
  return tokens;
}

/** Whether a request names a session, be it in force or not. */
export function hasSession(request: Pick<IncomingMessage, "headers">): boolean {
  const { authorization, cookie } = request.headers;
  return (cookie !== undefined || authorization !== undefined) && Object.keys(sessionTokens(request)).length > 0;
}

/** What this browser keeps beside its sessions. */
export function browserMarks(request: Pick<IncomingMessage, "headers">): BrowserMarks {
  const devices = Object.fromEntries(accountKinds.map((kind) => [kind, cookieOf(request, deviceCookieNames[kind])?.slice(0, 600)]));
  const visit = cookieOf(request, visitCookieName);
  return { devices, ...(visit && tokenShape.test(visit) && { visit }) };
}

const flags = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** Set-Cookie that signs in. It ends with the browser's session. */
export function sessionCookie(kind: AccountKind, token: string): string {
  return `${sessionCookieNames[kind]}=${token}; ${flags}`;
}

/** Set-Cookie that forgets. */
export function clearedSessionCookie(kind: AccountKind): string {
  return `${sessionCookieNames[kind]}=; ${flags}; Max-Age=0`;
}

/** Set-Cookie that marks a browser as known to an account of the kind, for as long as browsers keep a cookie (RFC 6265bis: 400 days). */
export function deviceCookie(kind: AccountKind, value: string): string {
  return `${deviceCookieNames[kind]}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${400 * 24 * 60 * 60}`;
}

/** Set-Cookie of a browser that leaves for a provider; without a token, of one that is back. */
export function visitCookie(token: string | null): string {
  return `${visitCookieName}=${token ?? ""}; ${flags}; Max-Age=${token ? 60 * 60 : 0}`;
}
