/** Providers that may say who somebody is (OpenID Connect). */
export const providerNames = ["GOOGLE", "LINE"] as const;
export type ProviderName = (typeof providerNames)[number];

/** Whom a provider has seen, by its own lasting name; the address only when the provider says that it is theirs. */
export interface ProviderIdentity {
  subject: string;
  verifiedEmail: string | null;
}

/** What the server keeps of a journey to a provider. */
export interface Journey {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Settings of a provider: it is off without them. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Nobody answered as agreed: the provider is away or slow (UNAVAILABLE), or what it said is not an answer to what was asked (REFUSED). */
export class ProviderError extends Error {
  readonly reason: "UNAVAILABLE" | "REFUSED";

  constructor(reason: "UNAVAILABLE" | "REFUSED", cause?: unknown) {
    super(`The identity provider: ${reason}`, { cause });
    this.name = "ProviderError";
    this.reason = reason;
  }
}

/** The providers that are set up. */
export interface IdentityProviders {
  available: readonly ProviderName[];
  /** Where the browser goes, and what to keep until it comes back. @throws ProviderError */
  leave(name: ProviderName, redirectUri: string): Promise<{ url: string; journey: Journey }>;
  /** Reads the answer, which came to the redirect address with these parameters. @throws ProviderError */
  arrive(name: ProviderName, answer: { redirectUri: string; parameters: string; journey: Journey }): Promise<ProviderIdentity>;
}
