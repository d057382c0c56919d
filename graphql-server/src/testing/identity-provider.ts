import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

/** A certified OpenID provider in this process, in which one person is signed in. */
export interface TestIdentityProvider {
  issuer: string;
  /** Who is signed in there from now on. */
  person: { sub: string; email?: string; email_verified?: boolean };
  /** Follows the way of a browser from the provider's address to the one it sends the browser back to. @returns the query of that address */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

const clientOf = (id: string, algorithm: "RS256" | "HS256", redirectUri: string) => ({
  client_id: id,
  client_secret: `${id}-secret-that-is-long-enough-to-sign`,
  redirect_uris: [redirectUri],
  response_types: ["code" as const],
  grant_types: ["authorization_code"],
  token_endpoint_auth_method: "client_secret_post" as const,
  id_token_signed_response_alg: algorithm,
});

/** Starts it on a free port. The clients are `google` (RS256) and `line` (HS256). */
export async function startIdentityProvider(redirectUri: () => string): Promise<TestIdentityProvider> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const jwk = { ...privateKey.export({ format: "jwk" }), kty: "RSA", alg: "RS256", use: "sig" };
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const person: TestIdentityProvider["person"] = { sub: "person-1" };
  const provider = new Provider(issuer, {
    clients: [clientOf("google", "RS256", redirectUri()), clientOf("line", "HS256", redirectUri())],
    jwks: { keys: [jwk] },
    cookies: { keys: ["a key of a test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["RS256", "HS256"] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  });
  const callback = provider.callback();
  const handle: ReturnType<Provider["callback"]> = async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const clientId = String(params["client_id"]);
    if (prompt.name === "login") return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? person.sub, clientId });
    grant.addOIDCScope("openid email");
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  http.on("request", (request, response) => void handle(request, response));
  return {
    issuer,
    person,
    async visit(url) {
      const cookies = new Map<string, string>();
      let next = url;
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        next = new URL(answer.headers.get("location") ?? "about:blank", next).href;
      }
      return new URL(next).search;
    },
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
}
