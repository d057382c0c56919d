import { z } from "zod";
import { described } from "./rest-route.ts";

/** Version of the REST surface; the only one so far. */
export const apiVersion = "1";

const links = {
  self: "/api",
  openapi: "/api/openapi.json",
  docs: "/api/docs",
  problems: "/api/problems",
  developers: "/developers",
  register: "/api/emali_send_for_registration",
  signup: "/api/signup",
  login: "/api/user/login",
  adminLogin: "/api/login",
  admin: "/api/admin",
  works: "/api/v1/works",
  indeedFeed: "/feed/indeed.xml",
  rssFeed: "/feed/works.rss",
  graphql: "/graphql",
};

/** GET /api. */
export const describeApi = described(
  {
    summary: "What this is and where to go on.",
    response: z.object({ name: z.string(), version: z.literal(apiVersion), links: z.record(z.string(), z.string()) }),
  },
  async () => ({ status: 200, body: { name: "Kotoba Works", version: apiVersion, links } }),
);
