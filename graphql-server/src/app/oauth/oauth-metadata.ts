import type { AdapterPayload } from "oidc-provider";
import type { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";
import { appScopes } from "../../shared/viewer/app-scopes.ts";

/** An app as the authorization server knows it: public, by code and refresh token only. */
export function clientMetadata({ id, name, isNative, origins, redirectUris, scopes }: OAuthClient): AdapterPayload {
  return {
    client_id: id,
    client_name: name,
    application_type: isNative ? "native" : "web",
    redirect_uris: redirectUris,
    origins,
    scope: scopes.join(" "),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    id_token_signed_response_alg: "ES256",
  };
}

/**
 * The metadata of the authorization server (RFC 8414). Only what clients may use: whatever the library could do beside it, such as identity
 * tokens, is nobody's.
 */
export function serverMetadata(baseUrl: string, issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/token/revocation`,
    scopes_supported: appScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${baseUrl}/developers`,
    op_policy_uri: `${baseUrl}/privacypolicy`,
    op_tos_uri: `${baseUrl}/terms`,
  };
}
