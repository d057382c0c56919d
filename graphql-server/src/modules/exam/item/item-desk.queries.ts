import type { FilterQuery } from "@mikro-orm/core";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import type { ItemAlarm } from "../engine/item-alarms.ts";
import type { Skill } from "../engine/next-item.ts";
import type { TeachingLevel } from "../movie/movie.vocabulary.ts";
import { practiceExamCode } from "../practice/practice-exam.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamItem, type examItemOrigins, type examItemStatuses } from "./exam-item.entity.ts";
import { generalExamCode } from "./install-bank.ts";

/** EXAM: sittings draw from it and its keys are secret. PRACTICE: keys are told after an answer. */
export const itemPools = ["EXAM", "PRACTICE"] as const;
export type ItemPool = (typeof itemPools)[number];
export const poolCodes: Readonly<Record<ItemPool, string>> = { EXAM: generalExamCode, PRACTICE: practiceExamCode };

export const examItemSorts = ["CODE", "SHOWN_MOST", "HARDEST", "UPDATED_LAST"] as const;
export type ExamItemSort = (typeof examItemSorts)[number];

export interface ExamItemFilter {
  pool?: ItemPool | null;
  keyword?: string | null;
  levels?: readonly TeachingLevel[] | null;
  skills?: readonly Skill[] | null;
  statuses?: readonly (typeof examItemStatuses)[number][] | null;
  origins?: readonly (typeof examItemOrigins)[number][] | null;
  /** Only listening items without a recording in voices. */
  isUnrecorded?: boolean | null;
  /** Only those with one of these alarms. */
  alarms?: readonly ItemAlarm[] | null;
}

const orders = {
  CODE: { key: "code", kind: "TEXT", direction: "asc" },
  SHOWN_MOST: { key: "shown", kind: "WHOLE", direction: "desc" },
  HARDEST: { key: "b", kind: "NUMBER", direction: "desc" },
  UPDATED_LAST: { key: "updatedAt", kind: "TIME", direction: "desc" },
} as const;

type OrderKey = (typeof orders)[ExamItemSort]["key"];

/** Listening items of the exam that nobody can hear in voices yet; practice has the device's own voice. */
const unrecorded = {
  ...({ skill: "LISTENING", status: { $ne: "RETIRED" }, test: { code: generalExamCode } } as const),
  $or: [{ recordingKind: null }, { recordingKind: "DEMO" }],
} satisfies FilterQuery<ExamItem>;

function conditionsOf({ pool, keyword, isUnrecorded, ...lists }: ExamItemFilter): FilterQuery<ExamItem>[] {
  const { levels, skills, statuses, origins, alarms } = lists;
  const text = keyword
    ?.trim()
    .slice(0, 100)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const like = { $ilike: `%${text}%` };
  return [
    ...(pool ? [{ test: { code: poolCodes[pool] } }] : []),
    ...(text ? [{ $or: [{ code: like }, { stem: like }, { passage: like }] }] : []),
    ...(isUnrecorded ? [unrecorded] : []),
    ...(levels?.length ? [{ level: { $in: [...levels] } }] : []),
    ...(skills?.length ? [{ skill: { $in: [...skills] } }] : []),
    ...(statuses?.length ? [{ status: { $in: [...statuses] } }] : []),
    ...(origins?.length ? [{ origin: { $in: [...origins] } }] : []),
    ...(alarms?.length ? [{ alarm: { $in: [...alarms] } }] : []),
  ];
}

/** The bank in the chosen order, by keyset. @throws UserErrors FORBIDDEN */
export async function listExamItems(
  ctx: Ctx,
  input: { filter?: ExamItemFilter | null; sort?: ExamItemSort; first: number; after?: string | null },
) {
  requireEditor(ctx);
  const wanted = conditionsOf(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset<OrderKey>(orders[input.sort ?? "CODE"], input);
  const rows = await ctx.em.find(ExamItem, { $and: [...wanted, where] }, { orderBy, limit, populate: ["test"] });
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(ExamItem, { $and: wanted }),
  };
}

/** One item with its key. @throws UserErrors FORBIDDEN */
export async function getExamItem(ctx: Ctx, id: string): Promise<ExamItem | null> {
  requireEditor(ctx);
  return isId(id) ? ctx.em.findOne(ExamItem, { id }, { populate: ["test"] }) : null;
}

/** Counts items by state, level and alarm. @throws UserErrors FORBIDDEN */
export async function countExamItems(ctx: Ctx) {
  requireEditor(ctx);
  const rows: { pool: string; status: string; alarm: string | null; heard: "NO" | "UNRECORDED" | "VOICE"; count: number }[] =
    await ctx.em.execute(
      `select t.code as pool, i.status, i.alarm, count(*)::int as count,
         case when i.skill <> 'LISTENING' then 'NO' when i.recording_kind = 'VOICE' then 'VOICE' else 'UNRECORDED' end as heard
       from test_item i join test t on t.id = i.test_id group by 1, 2, 3, 5`,
    );
  const sum = (own: (row: (typeof rows)[number]) => boolean) => rows.filter(own).reduce((total, { count }) => total + count, 0);
  return {
    active: sum(({ pool, status }) => pool === generalExamCode && status === "ACTIVE"),
    pilots: sum(({ pool, status }) => pool === generalExamCode && status === "PILOT"),
    practice: sum(({ pool, status }) => pool === practiceExamCode && status === "ACTIVE"),
    listening: sum(({ pool, status, heard }) => pool === generalExamCode && status !== "RETIRED" && heard !== "NO"),
    recorded: sum(({ pool, status, heard }) => pool === generalExamCode && status !== "RETIRED" && heard === "VOICE"),
    retired: sum(({ status }) => status === "RETIRED"),
    alarms: sum(({ alarm, status }) => alarm !== null && status !== "RETIRED"),
  };
}

/** Sittings of all seekers, the latest first. Editors see no names. @throws UserErrors FORBIDDEN */
export async function listExamAttempts(
  ctx: Ctx,
  input: { statuses?: readonly ExamAttempt["status"][] | null; first: number; after?: string | null },
) {
  requireEditor(ctx);
  const wanted = input.statuses?.length ? { status: { $in: [...input.statuses] } } : {};
  const { where, orderBy, limit, page } = keyset<string>({ key: "startedAt", kind: "TIME", direction: "desc" }, input);
  const rows = await ctx.em.find(ExamAttempt, { $and: [wanted, where] }, { orderBy, limit });
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(ExamAttempt, wanted),
  };
}
