import { adminHome } from "../modules/admin-user/admin-home.queries.ts";
import { passwordLength } from "../modules/session/password-rules.ts";
import { sessionMinutes } from "../modules/session/session.limits.ts";
import { adminSession } from "./admin-session.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

/** GET /api/login: the admin's session or null, and what the sign-in page shows. */
export async function adminLoginPage(call: RestCall): Promise<RestAnswer> {
  const page = { sessionMinutes: sessionMinutes.ADMIN, passwordLength };
  return { status: 200, body: { session: await adminSession(call), page } };
}

/** GET /api/admin: the figures of the first screen. */
export async function adminHomePage(call: RestCall): Promise<RestAnswer> {
  return { status: 200, body: { session: await adminSession(call), home: await adminHome(call.ctx) } };
}
