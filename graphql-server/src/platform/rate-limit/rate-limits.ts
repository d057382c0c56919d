import { isIPv6 } from "node:net";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../database/open-database.ts";
import { runInTransaction } from "../database/run-in-transaction.ts";
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
  "password-change": { points: 10, seconds: 10 * 60 },
  "inquiry-ip": { points: 10, seconds: 30 * 60 },
  "inquiry-email": { points: 5, seconds: 30 * 60 },
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
  /** Counts one attempt however often its operation is sent, at the same time or again, until it is given up. */
  consumeOnce(name: LimitName, value: string, operation: string): Promise<LimitResult>;
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
  const middle = ip.includes("::") ? Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => "0") : [];
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

/** Notes that an operation was counted; no row comes back when it was before and that is still remembered. */
const noteOperation = `insert into rate_limit (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set points = 1, expire = excluded.expire where rate_limit.expire <= ?
  returning key`;

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
  const operationKey = (name: LimitName, operation: string) => `operation:${secrets.hmac(`operation:${name}`, operation)}`;
  return {
    consume: (name, value, points = 1) => consumeFrom(limiter(name), keyOf(name, value), points),
    consumeOnce: (name, value, operation) =>
      runInTransaction(database.fork(), async (em) => {
        const key = operationKey(name, operation);
        // Whoever sends the same operation at the same time waits here until it is known whether the first one was let through.
        const noted = await em.execute<object[]>(noteOperation, [key, Date.now() + limitTable[name].seconds * 1_000, Date.now()]);
        if (noted.length === 0) return { allowed: true, remaining: 0 };
        const inside: Execute = (sql, params) => em.execute<object[]>(sql, params);
        const result = await consumeFrom(createLimiter(name, inside), keyOf(name, value), 1);
        if (!result.allowed) await em.nativeDelete(RateLimit, { key });
        return result;
      }),
    giveUp: async (name, operation) => void (await database.fork().nativeDelete(RateLimit, { key: operationKey(name, operation) })),
    async count(name, value) {
      const { consumedPoints, msBeforeNext } = await limiter(name).consume(keyOf(name, value), 1);
      return { used: consumedPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
    },
    used: async (name, value) => (await limiter(name).get(keyOf(name, value)))?.consumedPoints ?? 0,
    block: async (name, value, seconds) => void (await limiter(name).block(keyOf(name, value), seconds)),
    clear: async (name, value) => void (await limiter(name).delete(keyOf(name, value))),
  };
}
