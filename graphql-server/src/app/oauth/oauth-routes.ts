import express, { type Request, type RequestHandler, type Response } from "express";
import type Provider from "oidc-provider";
import type { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";
import { findOAuthClient } from "../../modules/account/oauth-client/oauth-client.queries.ts";
import { recordAudit } from "../../modules/base/audit/record-audit.ts";
import type { Environment } from "../../platform/environment.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { type AppScope, readScopes } from "../../shared/viewer/app-scopes.ts";
import { accountName, accountOf, localeOfAccount } from "./oauth-account.ts";
import { serverMetadata } from "./oauth-metadata.ts";
import { consentPage, oauthErrorPage, signInFirstPage } from "./oauth-pages.ts";

type ContextOf = (request: Request, response: Response) => Promise<GraphQLContext>;

interface Asked {
  ctx: GraphQLContext;
  client: OAuthClient;
  scopes: AppScope[];
  redirectUri: string;
}

/** The address to which the form's answer leads at last, for the page's policy: its origin, or its scheme. */
function formTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri);
  return protocol === "http:" || protocol === "https:" ? origin : protocol;
}

/** What an app asks a person for, as both find it on the way; undefined when that way is over or was never begun in this browser. */
async function readAsked(provider: Provider, contextOf: ContextOf, request: Request, response: Response): Promise<Asked | undefined> {
  const details = await provider.interactionDetails(request, response).catch(() => undefined);
  if (!details) return undefined;
  const ctx = await contextOf(request, response);
  const client = await findOAuthClient(ctx.em, String(details.params["client_id"]));
  if (!client) return undefined;
  const wanted = details.params["scope"];
  const asked = typeof wanted === "string" ? readScopes(wanted) : [...client.scopes];
  const scopes = asked.filter((scope) => client.scopes.includes(scope));
  return { ctx, client, scopes, redirectUri: String(details.params["redirect_uri"]) };
}

function send(response: Response, status: number, page: string): void {
  response.status(status).set("Cache-Control", "no-store").type("html").send(page);
}

/** The page on which a person agrees that an app acts for them, or does not. */
function consentRoutes(provider: Provider, contextOf: ContextOf): RequestHandler {
  const router = express.Router();
  const gone = (request: Request, response: Response) =>
    send(response, 400, oauthErrorPage(request.get("accept-language"), "interaction_expired"));
  router.get("/consent/:uid", async (request, response) => {
    const asked = await readAsked(provider, contextOf, request, response);
    if (!asked) return gone(request, response);
    const { client, ctx, redirectUri, scopes } = asked;
    const policy = String(response.getHeader("content-security-policy") ?? "");
    response.setHeader("content-security-policy", policy.replace("form-action 'self'", `form-action 'self' ${formTarget(redirectUri)}`));
    const account = accountOf(ctx.viewer, client.kind);
    if (!account) return send(response, 200, signInFirstPage(ctx.locale, client));
    const locale = (await localeOfAccount(ctx.em, account)) ?? ctx.locale;
    return send(response, 200, consentPage(locale, { client, scopes }));
  });
  router.post("/consent/:uid", express.urlencoded({ extended: false, limit: "2kb" }), async (request, response) => {
    const asked = await readAsked(provider, contextOf, request, response);
    if (!asked) return gone(request, response);
    const { client, ctx, scopes } = asked;
    if (request.body?.decision !== "allow") {
      return provider.interactionFinished(request, response, { error: "access_denied" }, { mergeWithLastSubmission: false });
    }
    const account = accountOf(ctx.viewer, client.kind);
    if (!account) return response.redirect(303, request.originalUrl);
    const accountId = accountName(account);
    const grant = new provider.Grant({ accountId, clientId: client.id });
    grant.addOIDCScope(scopes.join(" "));
    recordAudit(ctx, ctx.em, {
      action: "oauthClient.agree",
      objectType: "OauthClient",
      objectId: client.id,
      actor: { kind: account.kind, id: account.accountId, sessionId: account.sessionId },
      detail: { scopes: scopes.join(" ") },
    });
    await ctx.em.flush();
    const result = { login: { accountId, remember: false }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return router;
}

const wellKnown = "/.well-known/oauth-authorization-server";

/** The metadata of the authorization server, where RFC 8414 puts it: between host and path. Everybody's pages may read it. */
export function metadataRoute(environment: Pick<Environment, "baseUrl">, oauthPath: string): RequestHandler {
  const router = express.Router();
  router.get([wellKnown + oauthPath, `${oauthPath}${wellKnown}`], (_request, response) => {
    const { baseUrl } = environment;
    response
      .set({ "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=3600" })
      .json(serverMetadata(baseUrl, `${baseUrl}${oauthPath}`));
  });
  return router;
}

/** Everything below the path of the authorization server. */
export function oauthRoutes(provider: Provider, contextOf: ContextOf): RequestHandler {
  const router = express.Router();
  const answer = provider.callback();
  // No identity is told by OpenID Connect, so nothing says that it is.
  router.use("/.well-known", (_request, _response, next) => next("router"));
  router.use(consentRoutes(provider, contextOf));
  router.use((request, response) => void answer(request, response));
  return router;
}
