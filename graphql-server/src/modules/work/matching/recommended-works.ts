import { createHash } from "node:crypto";
import { publicRowsTogether } from "../../../platform/database/kept/public-rows.ts";
import { readTogether } from "../../../platform/database/read-together.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { DatedRule } from "../permission/permission.facts.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import { both, readBest } from "../search/read-best.ts";
import type { Sql } from "../search/sql.ts";
import { pagingOf } from "../search/work.search-order.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";
import { searchConditions } from "../search/work.search-sql.ts";
import { type MatchConditions, unsetCriteria } from "./matching.conditions.ts";
import { type MatchCriterion, matchCriteria } from "./matching.criteria.ts";
import { viewerConditions } from "./matching.loaders.ts";
import { matchOrder } from "./matching.queries.ts";

const recommendedLimit = 20;
/** Works that are kept beyond those asked for, so that what somebody leaves out can be made good. */
const spare = 20;

export interface RecommendedWorks {
  items: WorkRow[];
  unset: MatchCriterion[];
}

/** What a seeker is recommended nothing of: works applied to, companies blocked. */
interface LeftOut {
  kind: "WORK" | "COMPANY";
  id: string;
}

function leftOutBy(ctx: Ctx, userId: string): Promise<LeftOut[]> {
  return readTogether<LeftOut>(ctx.em, {
    text: `select 'WORK' as kind, e.work_id as id from entry e where e.user_id = ?
      union all select 'COMPANY', b.company_id from blocked_company b where b.user_id = ?`,
    values: [userId, userId],
    prepared: true,
  });
}

const fingerprints = new WeakMap<readonly DatedRule[], string>();

/** Tells one state of the rules from another. */
function fingerprintOf(rules: readonly DatedRule[]): string {
  const known = fingerprints.get(rules) ?? createHash("sha256").update(JSON.stringify(rules)).digest("base64url");
  fingerprints.set(rules, known);
  return known;
}

interface Question {
  conditions: MatchConditions;
  rules: readonly DatedRule[];
  columns: RowColumns;
  limit: number;
}

/** A work found, and whose it is. */
interface Candidate {
  id: string;
  company: string;
  row: WorkRow;
}

/** The best of these conditions by the formula, `own` conditions kept. */
async function readCandidates(ctx: Pick<Ctx, "em" | "now">, question: Question, own: Sql | null): Promise<Candidate[]> {
  const { conditions, rules, columns, limit } = question;
  const doable: Sql = { text: "p.verdict <> 'NG'", values: [] };
  const today = jstDate(ctx.now());
  const everybodys = both(searchConditions({}, today), doable);
  const row = `json_build_object('company', w.company_id, 'row', ${workRowSql(ctx.em, columns)})`;
  const paging = pagingOf({ sort: "MATCH", matches: true }, null);
  const where = own ? both(everybodys, own) : everybodys;
  const found = await readBest<Pick<Candidate, "company" | "row">>(
    ctx.em,
    { row, where, paging, limit },
    matchOrder({ conditions, rules, today }),
  );
  return found.map(({ id, row: made }) => ({ id, ...made }));
}

/** Leaves out what the seeker wants nothing of; undefined when too few are left to know the best of the others. */
function without(candidates: readonly Candidate[], leftOut: readonly LeftOut[], { limit, read }: { limit: number; read: number }) {
  const ids = new Set(leftOut.map(({ id }) => id));
  const left = candidates.filter(({ id, company }) => !ids.has(id) && !ids.has(company));
  return left.length >= limit || candidates.length < read ? left.slice(0, limit) : undefined;
}

function ownConditions(leftOut: readonly LeftOut[]): Sql {
  const idsOf = (kind: LeftOut["kind"]) => leftOut.flatMap((one) => (one.kind === kind ? one.id : [])).join(",");
  return {
    text: "w.id <> all (string_to_array(?, ',')::uuid[]) and w.company_id <> all (string_to_array(?, ',')::uuid[])",
    values: [idsOf("WORK"), idsOf("COMPANY")],
  };
}

/**
 * The best for the seeker. Those of the same conditions are the same for everybody, so they are read once, some more than are asked for, and kept as
 * other public rows are; what the seeker leaves out is taken from them.
 */
async function bestFor(ctx: Ctx, question: Question, leaving: Promise<LeftOut[]>): Promise<Candidate[]> {
  const { conditions, rules, columns, limit } = question;
  if (ctx.publicRows) {
    const read = limit + spare;
    // Whatever else they hang on stands in the question.
    const madeOf = ["work", "company"];
    const asked = `best ${JSON.stringify(conditions)} ${fingerprintOf(rules)} ${jstDate(ctx.now())} ${read} ${workRowSql(ctx.em, columns)}`;
    const [candidates, leftOut] = await Promise.all([
      publicRowsTogether(ctx, { madeOf, question: asked }, () => readCandidates(ctx, { ...question, limit: read }, null)),
      leaving,
    ]);
    const left = without(candidates, leftOut, { limit, read });
    if (left) return left;
  }
  return readCandidates(ctx, question, ownConditions(await leaving));
}

/**
 * The open works that fit the seeker's own conditions best, by the published formula alone, newest first among equals; without those the
 * seeker has applied to and those the permission rules say no to. Nothing is recommended before the seeker has set a condition: a choice
 * of the operator's own would be 職業紹介 (職業安定法4条).
 */
export async function recommendWorks(ctx: Ctx, first: number, columns: RowColumns): Promise<RecommendedWorks> {
  const { userId } = requireSeeker(ctx);
  // Asked for together with what the conditions are made of.
  const leaving = leftOutBy(ctx, userId);
  leaving.catch(() => undefined);
  const [conditions, rules] = await Promise.all([viewerConditions(ctx), loader(ctx, permissionRules).load("all")]);
  if (!conditions) return { items: [], unset: [...matchCriteria] };
  const unset = unsetCriteria(conditions);
  if (unset.length === matchCriteria.length - 1) return { items: [], unset };
  const limit = Math.min(Math.max(first, 1), recommendedLimit);
  const found = await bestFor(ctx, { conditions, rules, columns, limit }, leaving);
  return { items: found.map(({ row }) => row), unset };
}
