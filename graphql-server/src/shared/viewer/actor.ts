/** The kinds of actor that can do something: the three account kinds, and the system itself (expiry, reminders). */
export const actorKinds = ["SEEKER", "COMPANY", "ADMIN", "SYSTEM"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The kinds that sign in. */
export const accountKinds = ["SEEKER", "COMPANY", "ADMIN"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Somebody who is signed in: one of the three kinds, by the id of the account. */
type SignedIn = { sessionId: string } & ({ adminId: string } | { memberId: string } | { userId: string });

/** The acting person as the audit record names them. */
export function auditActor(who: SignedIn) {
  const { sessionId } = who;
  if ("adminId" in who) return { kind: "ADMIN", id: who.adminId, sessionId } as const;
  if ("memberId" in who) return { kind: "COMPANY", id: who.memberId, sessionId } as const;
  return { kind: "SEEKER", id: who.userId, sessionId } as const;
}
