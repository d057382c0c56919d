import { isIPv6 } from "node:net";
import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/open-database.ts";
import { readRows } from "../database/read-rows.ts";
import type { Secrets } from "../secrets.ts";
import { RateLimit } from "./rate-limit.entity.ts";

/** The attempts allowed (points) within a number of seconds (security rules, brute force). Counted per attempt, not per request. */
export const limitTable = {
  "login-account": { points: 10, seconds: 15 * 60 },
  /** Wrong passwords after a full window: each makes the next wait longer. */
  "login-strikes": { points: 1_000_000, seconds: 24 * 60 * 60 },
  "login-ip": { points: 25, seconds: 5 * 60 },
  "reset-email": { points: 5, seconds: 30 * 60 },
  "reset-ip": { points: 25, seconds: 5 * 60 },
  "register-ip": { points: 5, seconds: 30 * 60 },
  "register-email": { points: 5, seconds: 30 * 60 },
  "token-ip": { points: 25, seconds: 5 * 60 },
  /** Codes of the second factor that were tried in vain. */
  "two-factor": { points: 5, seconds: 15 * 60 },
  /** Passkeys shown or asked for, whoever they belong to. */
  "passkey-ip": { points: 50, seconds: 5 * 60 },
  /** Ways to identity providers and back. */
  "provider-ip": { points: 50, seconds: 5 * 60 },
  /** Passkeys that an account adds. */
  "passkey-add": { points: 20, seconds: 30 * 60 },
  "email-change": { points: 5, seconds: 60 * 60 },
  "password-change": { points: 10, seconds: 10 * 60 },
  "inquiry-ip": { points: 10, seconds: 30 * 60 },
  "inquiry-email": { points: 5, seconds: 30 * 60 },
  "report-ip": { points: 10, seconds: 30 * 60 },
  message: { points: 30, seconds: 10 * 60 },
  /** Answers by mail to one thing: two programs that answer each other end here. */
  "mail-reply": { points: 20, seconds: 60 * 60 },
  "exam-sample": { points: 60, seconds: 10 * 60 },
  practice: { points: 300, seconds: 10 * 60 },
  apply: { points: 60, seconds: 60 * 60 },
  invite: { points: 30, seconds: 60 * 60 },
  pay: { points: 10, seconds: 30 * 60 },
  "save-search": { points: 30, seconds: 30 * 60 },
  "own-pdf": { points: 30, seconds: 30 * 60 },
  export: { points: 5, seconds: 60 * 60 },
  /** Lists that a company takes along, of applicants and of works together. */
  "company-export": { points: 30, seconds: 60 * 60 },
  /** Files of works that a company brings, trials among them. */
  "work-import": { points: 30, seconds: 30 * 60 },
  /** Only counted here: every key has its own limit. */
  "partner-key": { points: 1_000_000, seconds: 60 },
  /** Messages of programs at /mcp: a client needs two to begin. */
  "mcp-ip": { points: 300, seconds: 5 * 60 },
  /** Searches for people by a company. */
  "scout-search": { points: 100, seconds: 24 * 60 * 60 },
  /** People whom a company asks. */
  scout: { points: 20, seconds: 24 * 60 * 60 },
  upload: { points: 30, seconds: 30 * 60 },
} as const;
export type LimitName = keyof typeof limitTable;

/** `retryAfterSeconds` is at least 1 when the attempt is refused. */
export type LimitResult = { allowed: true; remaining: number } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts attempts in the database every process shares. Must be called outside of a transaction: a refused attempt counts too, and the
 * embedded database has one connection.
 */
export interface RateLimits {
  /** Counts one attempt, or several points at once. @throws Error when the store is down: what asks must then refuse (fail closed). */
  consume(name: LimitName, value: string, points?: number): Promise<LimitResult>;
  /**
   * Counts one attempt however often its operation is sent, at the same time or again, until it is given up. `DONE`, and nothing is counted, when
   * the table `doneIn` has a row that the operation (an id) wrote.
   */
  consumeOnce(name: LimitName, value: string, operation: string, doneIn?: string): Promise<LimitResult | "DONE">;
  /** The operation has failed: sent again, it is another attempt. */
  giveUp(name: LimitName, operation: string): Promise<void>;
  /** Counts one attempt of somebody with a limit of their own; returns the number so far and the time the window ends. */
  count(name: LimitName, value: string): Promise<{ used: number; resetSeconds: number }>;
  /** Returns the attempts counted so far in the current window. */
  used(name: LimitName, value: string): Promise<number>;
  /** Refuses every attempt for a while, e.g. growing waits after a full window. */
  block(name: LimitName, value: string, seconds: number): Promise<void>;
  /** Forgets the attempts, e.g. after a successful sign-in. */
  clear(name: LimitName, value: string): Promise<void>;
}

/** Returns the key that attempts from an address are counted under: itself, or the /64 an IPv6 subscriber owns. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = ip.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const middle = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => "0");
  return `${[...left, ...middle, ...right].slice(0, 4).join(":")}::/64`;
}

interface StoreQuery {
  text: string;
  values?: unknown[];
}

/** The library numbers its parameters ($1); our connection takes them in order (?). */
function inOrder({ text, values = [] }: StoreQuery): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const sql = text.replace(/\$(\d+)/g, (_, index: string) => {
    params.push(values[Number(index) - 1]);
    return "?";
  });
  return { sql, params };
}

type Execute = (sql: string, params: unknown[]) => Promise<object[]>;

/** A limiter whose statements run by the given function. */
function createLimiter(name: LimitName, execute: Execute): RateLimiterPostgres {
  const storeClient = {
    query: async (query: StoreQuery) => {
      const { sql, params } = inOrder(query);
      const rows = await execute(sql, params);
      return { rows, rowCount: rows.length };
    },
  };
  const { points, seconds } = limitTable[name];
  const common = { storeClient, storeType: "pool", tableName: "rate_limit", tableCreated: true, clearExpiredByTimeout: false };
  return new RateLimiterPostgres({ ...common, keyPrefix: name, points, duration: seconds });
}

async function consumeFrom(limiter: RateLimiterPostgres, key: string, points: number): Promise<LimitResult> {
  try {
    const { remainingPoints } = await limiter.consume(key, points);
    return { allowed: true, remaining: remainingPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
  }
}

/** Limits kept in the product's own database. Keys are HMACed, so the table reveals nobody's address or mail. */
export function createRateLimits(database: Database, secrets: Secrets): RateLimits {
  const outside: Execute = (sql, params) => database.orm.em.getConnection().execute(sql, params);
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  function limiter(name: LimitName): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const made = createLimiter(name, outside);
    limiters.set(name, made);
    return made;
  }
  const keyOf = (name: LimitName, value: string) => secrets.hmac(`limit:${name}`, value);
  /** Where a server with another first key counts, or did until a moment ago. */
  const otherKeysOf = (name: LimitName, value: string) => secrets.hmacs(`limit:${name}`, value).slice(1);
  const operationKeys = (name: LimitName, operation: string) =>
    secrets.hmacs(`operation:${name}`, operation).map((hash) => `operation:${hash}`);
  const operationKey = (name: LimitName, operation: string) => operationKeys(name, operation)[0] ?? "";

  /** The refusal that stands under another key. */
  async function refusedBefore(counting: RateLimiterPostgres, name: LimitName, value: string): Promise<LimitResult | undefined> {
    for (const key of otherKeysOf(name, value)) {
      const counted = await counting.get(key);
      if (counted && counted.consumedPoints >= limitTable[name].points && counted.msBeforeNext > 0) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1_000)) };
      }
    }
    return undefined;
  }

  /** A server with another first key has counted it. */
  async function isNotedElsewhere(em: EntityManager, name: LimitName, operation: string): Promise<boolean> {
    const [, ...others] = operationKeys(name, operation);
    return others.length > 0 && (await em.count(RateLimit, { key: { $in: others }, expire: { $gt: String(Date.now()) } })) > 0;
  }

  return {
    consume: async (name, value, points = 1) =>
      (await refusedBefore(limiter(name), name, value)) ?? (await consumeFrom(limiter(name), keyOf(name, value), points)),
    async consumeOnce(name, value, operation, doneIn) {
      if (await isNotedElsewhere(database.fork(), name, operation)) return { allowed: true, remaining: 0 };
      const refused = await refusedBefore(limiter(name), name, value);
      if (refused) return refused;
      const { points, seconds } = limitTable[name];
      const count = "count_once(?::text, ?::text, ?::int, ?::bigint, ?::bigint)";
      const attempt = [operationKey(name, operation), `${name}:${keyOf(name, value)}`, points, seconds * 1_000, Date.now()];
      const done = `exists (select 1 from "${doneIn}" where operation_id = ?::uuid)`;
      const [row] = await readRows<{ wait: string | number | null }>(database.fork(), {
        text: doneIn ? `select case when ${done} then null else ${count} end as wait` : `select ${count} as wait`,
        values: doneIn ? [operation, ...attempt] : attempt,
        prepared: true,
      });
      if (!row || row.wait === null) return "DONE";
      const wait = Number(row.wait);
      return wait === 0 ? { allowed: true, remaining: 0 } : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) };
    },
    giveUp: async (name, operation) =>
      void (await database.fork().nativeDelete(RateLimit, { key: { $in: operationKeys(name, operation) } })),
    async count(name, value) {
      const { consumedPoints, msBeforeNext } = await limiter(name).consume(keyOf(name, value), 1);
      return { used: consumedPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
    },
    async used(name, value) {
      const counted = await Promise.all([keyOf(name, value), ...otherKeysOf(name, value)].map((key) => limiter(name).get(key)));
      return counted.reduce((sum, one) => sum + (one?.consumedPoints ?? 0), 0);
    },
    block: async (name, value, seconds) => void (await limiter(name).block(keyOf(name, value), seconds)),
    async clear(name, value) {
      for (const key of [keyOf(name, value), ...otherKeysOf(name, value)]) await limiter(name).delete(key);
    },
  };
}
