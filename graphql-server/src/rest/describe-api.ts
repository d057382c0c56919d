import type { RestAnswer } from "./rest-route.ts";

/** Version of the /api surface; the only one so far. */
export const apiVersion = "1";

/** GET /api: what this is and where to go on. */
export async function describeApi(): Promise<RestAnswer> {
  const links = {
    self: "/api",
    register: "/api/emali_send_for_registration",
    signup: "/api/signup",
    login: "/api/user/login",
    adminLogin: "/api/login",
    admin: "/api/admin",
    graphql: "/graphql",
  };
  return { status: 200, body: { name: "Kotoba Works", version: apiVersion, links } };
}
