/** The accounts that passkeys are offered to; the back office signs in by password and code (decision 014). */
export const passkeyKinds = ["SEEKER", "COMPANY"] as const;
export type PasskeyKind = (typeof passkeyKinds)[number];
