import * as client from "openid-client";
import { type IdentityProviders, ProviderError, type ProviderName, type ProviderSettings, providerNames } from "./identity-provider.ts";

/** Signatures of their ID tokens: LINE signs those of websites with the channel's secret. */
const algorithms: Readonly<Record<ProviderName, string>> = { GOOGLE: "RS256", LINE: "HS256" };

/** Seconds that a provider may take for an answer. */
const timeoutSeconds = 5;

/** The part of an error that says whether the provider spoke at all. */
const spoken = new Set(["OAUTH_RESPONSE_BODY_ERROR", "OAUTH_AUTHORIZATION_RESPONSE_ERROR", "OAUTH_INVALID_RESPONSE"]);
const claimed = /^OAUTH_(?:JWT|INVALID|MISSING|KEY|WWW)/;

function refusalOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return new ProviderError(spoken.has(code) || claimed.test(code) ? "REFUSED" : "UNAVAILABLE", error);
}

async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw refusalOf(error);
  }
}

function discover(name: ProviderName, { issuer, clientId, clientSecret }: ProviderSettings): Promise<client.Configuration> {
  const url = new URL(issuer);
  const metadata = { id_token_signed_response_alg: algorithms[name] };
  return client.discovery(url, clientId, metadata, client.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    // Settings allow it for a provider on the same machine only.
    ...(url.protocol === "http:" && { execute: [client.allowInsecureRequests] }),
  });
}

/** The providers of these settings, by OpenID Connect with PKCE. What a provider says of itself is asked once, and again after a failure. */
export function createIdentityProviders(settings: Readonly<Partial<Record<ProviderName, ProviderSettings>>>): IdentityProviders {
  const known = new Map<ProviderName, Promise<client.Configuration>>();
  function configurationOf(name: ProviderName): Promise<client.Configuration> {
    const own = settings[name];
    if (!own) throw new ProviderError("UNAVAILABLE");
    const found = known.get(name) ?? discover(name, own);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  }
  return {
    available: providerNames.filter((name) => settings[name] !== undefined),
    leave: (name, redirectUri) =>
      guarded(async () => {
        const configuration = await configurationOf(name);
        const journey = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() };
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: "openid email",
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(journey.codeVerifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, journey };
      }),
    arrive: (name, { redirectUri, parameters, journey }) =>
      guarded(async () => {
        const configuration = await configurationOf(name);
        const answered = new URL(redirectUri);
        answered.search = parameters;
        const tokens = await client.authorizationCodeGrant(configuration, answered, {
          pkceCodeVerifier: journey.codeVerifier,
          expectedNonce: journey.nonce,
          expectedState: journey.state,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || claims.sub.length > 255) throw new ProviderError("REFUSED");
        const { email, email_verified: isVerified } = claims;
        return { subject: claims.sub, verifiedEmail: isVerified === true && typeof email === "string" ? email : null };
      }),
  };
}
