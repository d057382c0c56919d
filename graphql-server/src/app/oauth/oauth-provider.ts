import { generateKeyPairSync } from "node:crypto";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";
import { appScopes } from "../../shared/viewer/app-scopes.ts";
import type { Services } from "../services.ts";
import { oauthAdapter } from "./oauth-adapter.ts";
import { oauthLife } from "./oauth-life.ts";
import { oauthErrorPage } from "./oauth-pages.ts";

/** The path below which the authorization server answers. */
export const oauthPath = "/oauth";

/** The person agrees each time anew: what was agreed before, and in whose session, decides nothing. */
function alwaysAsk() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy
    .get("consent")
    ?.checks.add(new Check("each_time", "the person agrees each time", "interaction_required", ({ oidc }) => !oidc.result?.["consent"]));
  return policy;
}

/** Identity tokens are given to nobody, but the library wants a key for them. */
function unusedKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), kty: "EC", alg: "ES256", use: "sig" };
}

/** OAuth 2.1 for apps of others: code with PKCE, refresh tokens that rotate, revocation. Clients are those of the operator. */
export function createOAuthProvider(services: Pick<Services, "database" | "clock" | "environment" | "log" | "secrets">): Provider {
  const { environment, log, secrets } = services;
  const configuration: Configuration = {
    adapter: oauthAdapter(services),
    jwks: { keys: [unusedKey()] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    cookies: { keys: [secrets.hmac("oauth", "cookies")] },
    scopes: [...appScopes],
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    expiresWithSession: () => false,
    ttl: oauthLife,
    extraClientMetadata: { properties: ["origins"] },
    clientBasedCORS: (_ctx, origin, client) => {
      const origins: unknown = client["origins"];
      return Array.isArray(origins) && origins.includes(origin);
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: (_ctx, { uid }) => `${oauthPath}/consent/${uid}`, policy: alwaysAsk() },
    features: {
      devInteractions: { enabled: false },
      // A token is ended by the app that has it. Of another's nothing is said, as of one that never was.
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    renderError: (ctx, { error }) => {
      ctx.type = "html";
      ctx.body = oauthErrorPage(ctx.get("accept-language"), error);
    },
  };
  const provider = new Provider(`${environment.baseUrl}${oauthPath}`, configuration);
  provider.proxy = environment.trustProxy > 0;
  provider.on("server_error", (_ctx, error) => log.error("oauth failed", { error }));
  return provider;
}
