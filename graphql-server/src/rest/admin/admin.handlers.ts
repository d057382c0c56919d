import { z } from "zod";
import { adminHome } from "../../modules/account/admin/admin-home.queries.ts";
import { adminQueueKinds, adminQueues } from "../../modules/account/admin/admin-queues.queries.ts";
import { adminTrends } from "../../modules/account/admin/admin-trends.queries.ts";
import { passwordLength } from "../../modules/account/password/password-rules.ts";
import { sessionMinutes } from "../../modules/account/session/session.limits.ts";
import { described } from "../rest-route.ts";
import { adminSessionShape, day, time } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";

const session = adminSessionShape.nullable();
const loginPage = z.object({
  sessionMinutes: z.object({ idle: z.int(), absolute: z.int() }),
  passwordLength: z.object({ minimum: z.int(), maximum: z.int() }),
});
const homeShape = z.object({
  openWorkCount: z.int(),
  reviewWorkCount: z.int(),
  oldestReviewAt: time.nullable(),
  pendingCompanyCount: z.int(),
  userCount: z.int(),
  entryCount: z.int(),
});
const queueShape = z.object({ kind: z.enum(adminQueueKinds), count: z.int(), oldestAt: time.nullable() });
const trendShape = z.object({ day, users: z.int(), entries: z.int(), works: z.int(), companies: z.int() });

/** GET /api/login. */
export const adminLoginPage = described(
  {
    summary: "The admin's session or null, and what the sign-in page shows.",
    response: z.object({ session, mustEnrol: z.boolean(), page: loginPage }),
  },
  async (call) => {
    const page = { sessionMinutes: sessionMinutes.ADMIN, passwordLength };
    return { status: 200, body: { session: await adminSession(call), mustEnrol: call.ctx.viewer.adminToEnrol !== undefined, page } };
  },
);

/** GET /api/admin. */
export const adminHomePage = described(
  {
    summary: "The back office's first screen: figures, what waits for whoever asks, and the last 30 days.",
    response: z.object({ session, home: homeShape, queues: z.array(queueShape), trends: z.array(trendShape) }),
  },
  async (call) => {
    const [home, queues, trends] = [await adminHome(call.ctx), await adminQueues(call.ctx), await adminTrends(call.ctx, { days: 30 })];
    return { status: 200, body: { session: await adminSession(call), home, queues, trends } };
  },
);
