/** The kinds of actor that can do something: the three account kinds, and the system itself (expiry, reminders). */
export const actorKinds = ["SEEKER", "COMPANY", "ADMIN", "SYSTEM"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The kinds that sign in. */
export const accountKinds = ["SEEKER", "COMPANY", "ADMIN"] as const;
export type AccountKind = (typeof accountKinds)[number];
