import { z } from "zod";
import { companyById } from "../../modules/account/company/company.loaders.ts";
import { adminWorkSorts, getAdminWork, listAdminWorks } from "../../modules/work/moderation/work.admin.queries.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { eventsByWork } from "../../modules/work/posting/work.loaders.ts";
import { legalMoves } from "../../modules/work/posting/work.status.ts";
import { workStatuses } from "../../modules/work/posting/work.vocabulary.ts";
import { loader } from "../../shared/loader.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { actorKinds } from "../../shared/viewer/actor.ts";
import { namesOf } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { adminSessionShape, id as idShape, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { presentWork, presentWorkRow } from "../work.presenter.ts";
import { adminWorkShape, workRowShape } from "../work.shapes.ts";
import { adminSession } from "./admin-session.ts";
import { presentWorkReview, workReviewShapes } from "./admin-work-review.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  status: namesOf(workStatuses),
  companyId: z.string().max(40).optional(),
  sort: z.enum(adminWorkSorts).default("SUBMITTED_FIRST"),
  ...pagingQuery,
});
const editQuery = z.object({ id: z.string().min(1).max(40) });

async function companyOf({ ctx }: RestCall, work: Work) {
  const { id, name } = await loader(ctx, companyById).load(work.company.id);
  return { id, name };
}

const pageShape = z.object({
  session: adminSessionShape.nullable(),
  works: z.array(workRowShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  choices: z.object({ statuses: z.array(z.enum(workStatuses)), sorts: z.array(z.enum(adminWorkSorts)) }),
});

/** GET /api/admin/work. */
export const adminWorkPage = described(
  { summary: "A page of the works of all companies, with filter and order from the query string.", query: listQuery, response: pageShape },
  async (call) => {
    const { keyword, status, companyId, sort, first, after } = parse(listQuery, call.query);
    const filter = { ...(keyword && { keyword }), ...(status && { statuses: status }), ...(companyId && { companyId }) };
    const page = await listAdminWorks(call.ctx, { filter, sort, first, ...(after && { after }) });
    const works = await Promise.all(page.items.map(async (work) => presentWorkRow(work, await companyOf(call, work))));
    const choices = { statuses: workStatuses, sorts: adminWorkSorts };
    const totalCount = await page.totalCount();
    return { status: 200, body: { session: await adminSession(call), works, pageInfo: page.pageInfo, totalCount, choices } };
  },
);

const eventShape = z.object({
  id: idShape,
  at: time,
  from: z.enum(workStatuses).nullable(),
  to: z.enum(workStatuses),
  by: z.enum(actorKinds),
  reason: z.string().nullable(),
});
const moves = { legalMoves: z.array(z.enum(workStatuses)), events: z.array(eventShape) };

/** GET /api/admin/work/edit?id=. */
export const adminWorkEditPage = described(
  {
    summary: "A work as the form shows it, with what the linter says, the changes of a re-edit and the moves that are open to the admin.",
    query: editQuery,
    response: z.object({ session: adminSessionShape.nullable(), work: adminWorkShape.extend({ ...moves, ...workReviewShapes }) }),
  },
  async (call) => {
    const { id } = parse(editQuery, call.query);
    const work = await getAdminWork(call.ctx, id);
    if (!work) throw notFound();
    const events = await loader(call.ctx, eventsByWork).load(work.id);
    const history = events.map(({ id: eventId, at, from, to, actorKind, reason }) => ({
      id: eventId,
      at,
      from,
      to,
      by: actorKind,
      reason,
    }));
    const shown = { ...presentWork(work, await companyOf(call, work)), legalMoves: legalMoves(work.status, "ADMIN"), events: history };
    const review = await presentWorkReview(call.ctx, work);
    return { status: 200, body: { session: await adminSession(call), work: { ...shown, ...review } } };
  },
);
