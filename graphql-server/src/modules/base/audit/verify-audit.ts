import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AuditAnchor } from "./audit-anchor.entity.ts";

/** What is known of the chain from outside: so many acts were sealed, and the last one's hash was this. */
export interface Anchor {
  seq: number;
  hash: string;
  /** Where it is from, as a person reads it. */
  from: string;
}

/** What a walk along the chain found. */
export interface ChainReport {
  /** How many acts are sealed. */
  sealed: number;
  /** The last seal's hash; zeros when there is none. */
  hash: string;
  lastSealedAt: string | null;
  /** How many acts wait for their seals. */
  waiting: number;
  /** The first problems, each as a sentence. */
  problems: string[];
  /** How many problems there are. */
  problemCount: number;
}

interface SealedRow {
  seq: string;
  eventId: string;
  hash: string;
  sealedAt: string;
  /** Null when the act is gone. */
  line: string | null;
}

const pageSize = 5_000;
const shownProblems = 20;
const beforeAll = "0".repeat(64);
const firstId = "00000000-0000-0000-0000-000000000000";

/** What a seal is made over, as the migration that makes the chain says it. Stated here anew: a check asks no function that may have been changed. */
const sealedPage = `
  select s.seq::text as seq, s.event_id as "eventId", s.hash, s.sealed_at::text as "sealedAt", case when e.id is not null then
      jsonb_build_array(s.seq, extract(epoch from s.sealed_at)::text, e.id, extract(epoch from e.at)::text, e.actor_kind, e.actor_id,
        e.session_id, e.ip, e.request_id, e.action, e.object_type, e.object_id, e.result, e.detail)::text end as line
    from audit_seal s left join audit_event e on e.id = s.event_id
    where s.seq > ? order by s.seq limit ${pageSize}`;

/** Pages of acts, with those that have neither a seal nor wait for one. */
const unknownPage = `
  with page as (select id from audit_event where id > ? order by id limit ${pageSize})
  select (select max(id::text) from page) as last, array(select p.id::text from page p
      where not exists (select from audit_seal s where s.event_id = p.id)
        and not exists (select from audit_unsealed w where w.event_id = p.id)) as unknown`;

const waitingActs = `
  select count(*)::int as waiting, coalesce(array_agg(w.event_id::text) filter (where e.id is null), '{}') as gone
    from audit_unsealed w left join audit_event e on e.id = w.event_id`;

/** Walks along the chain with what was found so far. */
class Walk {
  /** Where the next page begins; before everything at first, as a number below 1 has no business there either. */
  cursor = "-9223372036854775808";
  sealed = 0;
  hash = beforeAll;
  lastSealedAt: string | null = null;
  readonly problems: string[] = [];
  problemCount = 0;
  readonly #anchors: ReadonlyMap<number, Anchor[]>;

  constructor(anchors: readonly Anchor[]) {
    this.#anchors = Map.groupBy(anchors, ({ seq }) => seq);
  }

  report(problem: string): void {
    this.problemCount += 1;
    if (this.problems.length < shownProblems) this.problems.push(problem);
  }

  /** Goes on from the hash that stands there, so that every other row is checked for itself. */
  pass(row: SealedRow): void {
    const seq = Number(row.seq);
    this.cursor = row.seq;
    if (seq < 1) {
      this.report(`Number ${seq} was put in: the chain begins with 1.`);
      return;
    }
    if (seq !== this.sealed + 1) this.report(`The seals ${this.sealed + 1} to ${seq - 1} are gone.`);
    else if (row.line === null) this.report(`The act ${row.eventId}, sealed as number ${seq}, is gone.`);
    else if (row.hash !== hashAfter(this.hash, row.line)) {
      this.report(`Number ${seq}, the act ${row.eventId}, was changed, put in, or follows a seal that was.`);
    }
    for (const anchor of this.#anchors.get(seq) ?? []) {
      if (anchor.hash !== row.hash) this.report(`Number ${seq} has the hash ${row.hash}; ${anchor.from} says ${anchor.hash}.`);
    }
    this.sealed = seq;
    this.hash = row.hash;
    this.lastSealedAt = row.sealedAt;
  }

  end(): void {
    for (const [seq, anchors] of this.#anchors) {
      if (seq <= this.sealed) continue;
      for (const { from } of anchors) this.report(`The chain ends at number ${this.sealed}; ${from} says that ${seq} acts were sealed.`);
    }
  }
}

function hashAfter(previous: string, line: string): string {
  return createHash("sha256").update(`${previous}\n${line}`).digest("hex");
}

async function walkSeals(em: EntityManager, walk: Walk): Promise<void> {
  for (;;) {
    const rows = await em.execute<SealedRow[]>(sealedPage, [walk.cursor]);
    for (const row of rows) walk.pass(row);
    if (rows.length < pageSize) return;
  }
}

async function findUnknownActs(em: EntityManager, walk: Walk): Promise<void> {
  let last: string | null = firstId;
  while (last !== null) {
    const [page]: { last: string | null; unknown: string[] }[] = await em.execute(unknownPage, [last]);
    for (const id of page?.unknown ?? [])
      walk.report(`The act ${id} has no seal and does not wait for one: it was put in, or its seal removed.`);
    last = page?.last ?? null;
  }
}

/**
 * Checks the whole chain of acts: each seal against its act and the seal before, acts without seals, and what anchors say, both those the
 * database keeps and those a person hands in. Reads a page at a time; acts may be written and sealed meanwhile.
 */
export async function verifyAudit(em: EntityManager, given: readonly Anchor[] = []): Promise<ChainReport> {
  const kept = await em.find(AuditAnchor, {}, { orderBy: { day: "asc" } });
  const walk = new Walk([...kept.map(({ day, seq, hash }) => ({ seq, hash, from: `the anchor of ${day}` })), ...given]);
  await walkSeals(em, walk);
  walk.end();
  await findUnknownActs(em, walk);
  const [left] = await em.execute<{ waiting: number; gone: string[] }[]>(waitingActs);
  for (const id of left?.gone ?? []) walk.report(`The act ${id} is gone before it was sealed.`);
  const { sealed, hash, lastSealedAt, problems, problemCount } = walk;
  return { sealed, hash, lastSealedAt, waiting: left?.waiting ?? 0, problems, problemCount };
}
