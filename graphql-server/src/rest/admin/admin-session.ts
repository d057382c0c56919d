import { presentAdmin } from "../../modules/account/session/viewer.queries.ts";
import type { RestCall } from "../rest-route.ts";

/** The signed-in admin as every page of the back office shows them; null for anybody else. */
export async function adminSession({ ctx }: RestCall) {
  return ctx.viewer.admin ? presentAdmin(ctx, ctx.viewer.admin) : null;
}
