import { z } from "zod";
import { listSeekers, seekerSorts } from "../../modules/account/seeker/seeker-account.queries.ts";
import { userStatuses } from "../../modules/account/seeker/user.entity.ts";
import { viewSeeker } from "../../modules/account/seeker/view-seeker.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { idQuery, momentOf, namesOf } from "../list-query.ts";
import { described } from "../rest-route.ts";
import { pagingQuery } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";
import { presentAdminUser } from "./admin-user.presenter.ts";
import { userDetailShape, userListShape } from "./admin-user.shapes.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  status: namesOf(userStatuses),
  level: namesOf(measuredLevels),
  registeredFrom: momentOf("Registered at this time or later."),
  registeredBefore: momentOf("Registered before this time."),
  sort: z.enum(seekerSorts).default("NEWEST"),
  ...pagingQuery,
});

/** GET /api/admin/user. */
export const adminUserPage = described(
  { summary: "A page of seekers, with filter and order from the query string.", query: listQuery, response: userListShape },
  async (call) => {
    const { status: statuses, level, sort, first, after, ...rest } = parse(listQuery, call.query);
    const filter = { ...rest, statuses, measuredLevels: level };
    const { items, pageInfo, totalCount } = await listSeekers(call.ctx, { filter, sort, first, ...(after && { after }) });
    const choices = { statuses: userStatuses, levels: measuredLevels, sorts: seekerSorts };
    return { status: 200, body: { session: await adminSession(call), users: items, pageInfo, totalCount: await totalCount(), choices } };
  },
);

/** GET /api/admin/user/detail?id=. */
export const adminUserDetailPage = described(
  { summary: "One seeker; that somebody looked goes into the audit record.", query: idQuery, response: userDetailShape },
  async (call) => {
    const account = await viewSeeker(call.ctx, parse(idQuery, call.query).id);
    if (!account) throw notFound();
    return { status: 200, body: { session: await adminSession(call), user: await presentAdminUser(call.ctx, account) } };
  },
);
