/** Whose accounts apps may ask. */
export const appKinds = ["SEEKER", "COMPANY"] as const;
export type AppKind = (typeof appKinds)[number];

/** What an app may be let do, by whose account it is. */
const scopesByKind = {
  SEEKER: ["profile", "apply", "messages"],
  COMPANY: ["works:read", "works:write"],
} as const satisfies Record<AppKind, readonly string[]>;

export const appScopes = [...scopesByKind.SEEKER, ...scopesByKind.COMPANY] as const;
export type AppScope = (typeof appScopes)[number];

/** The scopes that an app for accounts of a kind may ask for. */
export function scopesOf(kind: AppKind): readonly AppScope[] {
  return scopesByKind[kind];
}

/** The scopes of a text as OAuth writes them; others are left out. */
export function readScopes(text: string | undefined): AppScope[] {
  const named = new Set(text?.split(" "));
  return appScopes.filter((scope) => named.has(scope));
}
