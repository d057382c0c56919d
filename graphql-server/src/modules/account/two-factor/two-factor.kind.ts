/** The accounts that a second factor is offered to; a seeker's has none. */
export const twoFactorKinds = ["COMPANY", "ADMIN"] as const;
export type TwoFactorKind = (typeof twoFactorKinds)[number];
