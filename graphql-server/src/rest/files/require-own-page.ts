import { userError } from "../../shared/user-error.ts";
import { appOf } from "../../shared/viewer/viewer.ts";
import type { RestCall } from "../rest-route.ts";

/** Headers that no form of another site can send: a browser writes the first two itself, and asks before it sends the third. */
const signs = ["sec-fetch-site", "origin", "x-api-version"];

/**
 * A form is the one request with a body that a page of another site can make a browser send with our cookies. Those that say where they come
 * from were looked at already; one that does not is refused, unless an app sends it with a token of its own. @throws UserErrors CROSS_SITE
 */
export function requireOwnPage({ ctx, request }: Pick<RestCall, "ctx" | "request">): void {
  if (!appOf(ctx.viewer) && !signs.some((name) => request.get(name))) throw userError("CROSS_SITE");
}
