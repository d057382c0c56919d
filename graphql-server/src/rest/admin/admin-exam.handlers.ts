import { z } from "zod";
import { itemAlarms } from "../../modules/exam/engine/item-alarms.ts";
import { skills } from "../../modules/exam/engine/next-item.ts";
import { itemDecisions, openDecisions } from "../../modules/exam/item/decide-item.ts";
import { type ExamItem, examItemOrigins, examItemStatuses } from "../../modules/exam/item/exam-item.entity.ts";
import { useByItem } from "../../modules/exam/item/item-desk.loaders.ts";
import { poolOf, sitterOf } from "../../modules/exam/item/item-desk.presenter.ts";
import { countExamItems, examItemSorts, itemPools, listExamAttempts, listExamItems } from "../../modules/exam/item/item-desk.queries.ts";
import { teachingLevels } from "../../modules/exam/movie/movie.vocabulary.ts";
import { examAttemptStatuses } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { loader } from "../../shared/loader.ts";
import { parse } from "../../shared/user-error.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { namesOf } from "../list-query.ts";
import { described, type RestCall } from "../rest-route.ts";
import { adminSessionShape, id as idShape, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  pool: z.enum(itemPools).optional(),
  level: namesOf(teachingLevels),
  skill: namesOf(skills),
  status: namesOf(examItemStatuses),
  origin: namesOf(examItemOrigins),
  alarm: namesOf(itemAlarms),
  sort: z.enum(examItemSorts).default("CODE"),
  ...pagingQuery,
});

const itemShape = z.object({
  id: idShape,
  code: z.string(),
  pool: z.enum(itemPools),
  status: z.enum(examItemStatuses),
  origin: z.enum(examItemOrigins),
  level: z.enum(measuredLevels),
  skill: z.enum(skills),
  stem: z.string(),
  options: z.array(z.string()),
  key: z.int(),
  a: z.number(),
  b: z.number(),
  c: z.number(),
  alarm: z.enum(itemAlarms).nullable(),
  shown: z.int(),
  answered: z.int(),
  correct: z.int(),
  chosen: z.array(z.int()),
  decisions: z.array(z.enum(itemDecisions)),
  version: z.int(),
  updatedAt: time,
});
const attemptShape = z.object({
  id: idShape,
  sitter: z.string(),
  status: z.enum(examAttemptStatuses),
  startedAt: time,
  endedAt: time.nullable(),
  scoredCount: z.int(),
  theta: z.number(),
  se: z.number(),
});
const countsShape = z.object({
  active: z.int(),
  pilots: z.int(),
  practice: z.int(),
  listening: z.int(),
  recorded: z.int(),
  retired: z.int(),
  alarms: z.int(),
});

async function presentItem({ ctx }: RestCall, item: ExamItem) {
  const { id, code, status, origin, level, skill, stem, options, key, a, b, c, alarm = null, shown, version, updatedAt } = item;
  const use = await loader(ctx, useByItem).load(id);
  const facts = {
    id,
    code,
    pool: poolOf(item),
    status,
    origin,
    level,
    skill,
    stem,
    options,
    key,
    a,
    b,
    c,
    alarm,
    shown,
    version,
    updatedAt,
  };
  return { ...facts, ...use, decisions: openDecisions(item) };
}

/** GET /api/admin/test. */
export const adminExamPage = described(
  {
    summary: "A page of the item bank with statistics and alarms, the bank in figures, and the latest sittings.",
    query: listQuery,
    response: z.object({
      session: adminSessionShape.nullable(),
      items: z.array(itemShape),
      pageInfo: pageInfoShape,
      totalCount: z.int(),
      counts: countsShape,
      attempts: z.array(attemptShape),
      choices: z.object({
        pools: z.array(z.enum(itemPools)),
        levels: z.array(z.enum(teachingLevels)),
        skills: z.array(z.enum(skills)),
        statuses: z.array(z.enum(examItemStatuses)),
        origins: z.array(z.enum(examItemOrigins)),
        alarms: z.array(z.enum(itemAlarms)),
        sorts: z.array(z.enum(examItemSorts)),
      }),
    }),
  },
  async (call) => {
    const { sort, first, after, keyword, pool, level, skill, status, origin, alarm } = parse(listQuery, call.query);
    const wanted = { keyword, pool, levels: level, skills: skill, statuses: status, origins: origin, alarms: alarm };
    const filter = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const page = await listExamItems(call.ctx, { filter, sort, first, ...(after && { after }) });
    const items = await Promise.all(page.items.map((item) => presentItem(call, item)));
    const latest = await listExamAttempts(call.ctx, { first: 20 });
    const attempts = latest.items.map((attempt) => {
      const { id, status: state, startedAt, endedAt = null, scoredCount, theta, se } = attempt;
      return { id, sitter: sitterOf(attempt), status: state, startedAt, endedAt, scoredCount, theta, se };
    });
    const choices = {
      pools: itemPools,
      levels: teachingLevels,
      skills,
      statuses: examItemStatuses,
      origins: examItemOrigins,
      alarms: itemAlarms,
      sorts: examItemSorts,
    };
    const totalCount = await page.totalCount();
    const counts = await countExamItems(call.ctx);
    const session = await adminSession(call);
    return { status: 200, body: { session, items, pageInfo: page.pageInfo, totalCount, counts, attempts, choices } };
  },
);
