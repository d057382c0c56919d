import { z } from "zod";
import { changedWorks } from "../../modules/work/life/changed-works.queries.ts";
import { withPermission } from "../../modules/work/matching/matching.queries.ts";
import { readPublicWork } from "../../modules/work/posting/work.queries.ts";
import { countWorks, searchWorks } from "../../modules/work/search/work.search.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { employmentTypes } from "../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../shared/vocabulary/prefecture.ts";
import { residenceStatuses } from "../../shared/vocabulary/work-permission.ts";
import { sendConditionally, tagOf } from "../conditional.ts";
import { momentOf } from "../list-query.ts";
import { described, type RestAnswer, type RestCall } from "../rest-route.ts";
import { commaList, id as idShape, pageInfoShape, pagingQuery, time, yes } from "../shapes.ts";
import { changedAt, partnerWorkShape, presentPartnerWork } from "./partner-work.presenter.ts";

const sorts = ["NEWEST", "PAY", "CLOSING_SOON", "RELEVANCE"] as const;

const listQuery = z.object({
  keyword: z.string().max(200).optional().meta({ description: "Terms apart by spaces, all needed." }),
  prefecture: commaList(prefectureCodes),
  category: commaList(jobCategories),
  employmentType: commaList(employmentTypes),
  japaneseLevel: z.enum(japaneseLevels).optional().meta({ description: "Works that demand this level or an easier one." }),
  monthlyPayMin: z.coerce.number().int().min(0).max(100_000_000).optional().meta({ description: "Yen a month at least." }),
  remote: yes,
  visaSupport: yes,
  beginnerWelcome: yes,
  residenceStatus: z.enum(residenceStatuses).optional().meta({ description: "Without works that the permission rules say no to." }),
  companyId: z.string().max(40).optional(),
  sort: z.enum(sorts).default("NEWEST").meta({ description: "Order of the works." }),
  updatedSince: momentOf(
    "Instead of conditions: every change since this moment, the first change first, with `closed` for what is gone. Take `syncedUntil` for the next time.",
  ),
  ...pagingQuery,
});

const listShape = z.object({
  works: z.array(partnerWorkShape),
  pageInfo: pageInfoShape,
  totalCount: z
    .object({ value: z.int(), exact: z.boolean() })
    .nullable()
    .meta({ description: "Counted up to 10,000; beyond that `exact` is false. Null with `updatedSince`." }),
  closed: z
    .array(z.object({ id: idShape, closedAt: time.meta({ description: "When it was last open." }) }))
    .meta({ description: "With `updatedSince`: works that are not open any more; take them down. One that opens again comes in `works`." }),
  syncedUntil: time.nullable().meta({
    description:
      "With `updatedSince`: once there is no further page, every change up to here was told, and this is the next `updatedSince`. Else null.",
  }),
});

function presented({ ctx }: RestCall, work: WorkRow) {
  return presentPartnerWork(work, ctx.siteUrl(`/japanesejob/${work.id}`));
}

/**
 * Answers may be kept by the partner but must be asked for again by their tag. A date alone does not decide: works leave a list without a
 * change of those that stay.
 */
function answer({ request, response }: RestCall, works: readonly WorkRow[], body: object): RestAnswer {
  const latest = Math.max(...works.map((work) => changedAt(work).getTime()));
  if (works.length > 0) response.set("Last-Modified", new Date(latest).toUTCString());
  response.set("Cache-Control", "private, no-cache");
  const bytes = Buffer.from(JSON.stringify(body));
  sendConditionally({ request, response }, { bytes, etag: tagOf(bytes), contentType: "application/json; charset=utf-8" });
  return "SENT";
}

const changesQuery = z.strictObject({ updatedSince: z.iso.datetime({ offset: true }), ...pagingQuery });

/** What changed since a moment. Conditions are refused: a work that meets them no longer would never be said to be gone. */
async function changes(call: RestCall): Promise<RestAnswer> {
  const { after = null, first, updatedSince } = parse(changesQuery, call.query);
  const { items, pageInfo, until } = await changedWorks(call.ctx, { since: new Date(updatedSince), first, after });
  const works = items.flatMap((change) => ("work" in change ? [change.work] : []));
  return answer(call, works, {
    works: works.map((work) => presented(call, work)),
    closed: items.flatMap((change) => ("closedAt" in change ? [{ id: change.id, closedAt: change.closedAt.toISOString() }] : [])),
    pageInfo,
    totalCount: null,
    syncedUntil: until.toISOString(),
  });
}

/** GET /api/v1/works. */
export const partnerWorks = described(
  {
    summary:
      "Open works by the conditions of the site's search, or every change since a moment, a page at a time by keyset. RateLimit headers say what is left of the key's minute.",
    query: listQuery,
    response: listShape,
    conditional: true,
  },
  async (call) => {
    if (call.query["updatedSince"] !== undefined) return changes(call);
    const { prefecture, category, employmentType, sort, first, after, updatedSince: _none, ...single } = parse(listQuery, call.query);
    const wanted = { ...single, prefectures: prefecture ?? null, categories: category ?? null, employmentTypes: employmentType ?? null };
    const filter = await withPermission(call.ctx, definedOnly(wanted));
    const { items, endCursor, hasNextPage } = await searchWorks(call.ctx, { filter, sort, first, after: after ?? null });
    const { value, exact } = await countWorks(call.ctx, filter);
    return answer(call, items, {
      works: items.map((work) => presented(call, work)),
      pageInfo: { endCursor, hasNextPage },
      totalCount: { value, exact },
      closed: [],
      syncedUntil: null,
    });
  },
);

/** The search takes no condition as null. */
function definedOnly<T extends object>(conditions: T): { [K in keyof T]: Exclude<T[K], undefined> | null } {
  return Object.assign({}, ...Object.entries(conditions).map(([name, value]) => ({ [name]: value ?? null })));
}

/** GET /api/v1/works/{id}. */
export const partnerWork = described(
  {
    summary: "A published work, also when it is paused or over: look at its status.",
    response: z.object({ work: partnerWorkShape }),
    conditional: true,
  },
  async (call) => {
    const work = await readPublicWork(call.ctx, call.params["id"] ?? "");
    if (!work) throw notFound();
    return answer(call, [work], { work: presented(call, work) });
  },
);
