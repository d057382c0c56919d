import type { Ctx } from "../ctx.ts";
import type { AccountKind } from "../viewer/actor.ts";

/** The context that resolvers get: the core's own, and the cookies of the answer. */
export interface GraphQLContext extends Ctx {
  /** Sets the session cookie of one kind to a fresh token (32 random bytes, base64url). */
  setSessionCookie(kind: AccountKind, token: string): void;
  clearSessionCookie(kind: AccountKind): void;
  /** Marks the browser as known to accounts of a kind. */
  setDeviceCookie(kind: AccountKind, marks: string): void;
  /** Notes the browser's visit at an identity provider, or with null that it is over. */
  setVisitCookie(token: string | null): void;
  /** Notes that whoever asks saw a work; a request that must change nothing (GET) counts nothing. */
  noteView(workId: string): void;
}
