import type { IncomingMessage } from "node:http";
import type { AccountKind } from "../shared/viewer/actor.ts";

/** One cookie a kind of account: signing in as a seeker says nothing about a company. */
export const sessionCookieNames: Record<AccountKind, string> = {
  SEEKER: "__Host-sid_u",
  COMPANY: "__Host-sid_c",
  ADMIN: "__Host-sid_a",
};

/** 32 random bytes in base64url. Anything else was not made by us and is ignored. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Session tokens of a request by kind. A cookie sent twice is ignored: one of the two was planted. */
export function sessionTokens(request: Pick<IncomingMessage, "headers">): Partial<Record<AccountKind, string>> {
  const pairs = (request.headers.cookie ?? "").split(";").map((part) => part.trim().split("="));
  const tokens: Partial<Record<AccountKind, string>> = {};
  for (const kind of ["SEEKER", "COMPANY", "ADMIN"] as const) {
    const values = pairs.filter(([name]) => name === sessionCookieNames[kind]).map(([, value]) => value ?? "");
    const [value] = values;
    if (values.length === 1 && value && tokenShape.test(value)) tokens[kind] = value;
  }
  return tokens;
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
