import type { AdapterPayload } from "oidc-provider";
import type { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";

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
