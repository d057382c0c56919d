import type { EntityManager } from "@mikro-orm/core";
import { type Db, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from "pg-boss";
import type { Database } from "../database/open-database.ts";
import { connectionOptions, defaultPool } from "../database/postgres-pool.ts";
import { limitedLog } from "../log/limited-log.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { inTransaction, ofEmbedded, ofProduct } from "./queue-database.ts";

/** A lane of the queue: its jobs are worked on beside those of the others. */
export interface Lane {
  name: string;
  /** How many of its jobs a process works on at a time. */
  atOnce: number;
  /** Seconds after which it is looked at for jobs to try again; new ones are told of. */
  lookSeconds: number;
  /**
   * Jobs are added inside of acts: PostgreSQL tells of none then, as every act that tells takes a lock of the whole cluster until it is
   * committed. `nudge` does it after the commit, and a process that dies between leaves it to the next look.
   */
  isToldAfter?: boolean;
  /** At most one job of a key waits and at most one runs; set when the lane is made. */
  oneOfAKey?: boolean;
  options: QueueOptions & { deadLetter?: string };
  work(job: JobWithMetadata<object>): Promise<Outcome>;
}

/** How a job ended: `given-up` goes to the dead letters at once, `failed` is tried again while there are tries left. */
export type Outcome = "done" | "failed" | "given-up";

/** A job to add. */
export interface NewJob {
  /** A job of this id is added once, whoever adds it. */
  id?: string;
  data: object;
  singletonKey?: string;
}

/** Work that recurs by the database's time, once for all processes. */
export interface Recurrence {
  lane: string;
  key: string;
  /** Minute, hour, day, month, weekday; in UTC. */
  cron: string;
  data: object;
}

/** Jobs in tables of the database, claimed row by row on the database's time. */
export interface JobQueue {
  /** Reads what is needed to add jobs. Call it when the tables are up to date, before anything writes. */
  open(): Promise<void>;
  /** Adds jobs in the transaction that is open, or by themselves when none is. */
  add(em: EntityManager, lane: string, jobs: readonly NewJob[]): Promise<void>;
  /** Removes a job that has ended or waits, in the transaction that is open. */
  remove(em: EntityManager, lane: string, id: string): Promise<void>;
  /** Begins to work on the lanes and to keep their recurring work, until `close`. */
  start(lanes: readonly Lane[], recurring: readonly Recurrence[]): Promise<void>;
  /** Works on every job of a lane that waits, now and in turn. @returns how many. */
  drain(lane: Lane): Promise<number>;
  /** Lets workers look at once: here, and in other processes by what `onNudge` was given. */
  nudge(lane: string): void;
  /** Lets the workers of this process look at once. */
  wake(lane: string): void;
  /** Who tells the other processes. */
  onNudge(tell: (lane: string) => void): void;
  /** Waits for running jobs; those that take longer are taken over elsewhere. */
  close(): Promise<void>;
}

interface Options {
  database: Database;
  /** Address of the database when it is a server: workers have a small pool of their own and listen on it. */
  url?: string;
  log: Log;
  metrics: Pick<Metrics, "job">;
}

const schema = "boss";
/** Seconds after which a lane is looked at where nobody tells of new jobs: on the embedded database. */
const untoldSeconds = 15;
const stopWithinMs = 8_000;
const quiet = { schema, migrate: false, registerInstance: false, openTelemetry: { enabled: false }, persistWarnings: false } as const;

function sender(db: Db): PgBoss {
  return new PgBoss({ ...quiet, db, supervise: false, schedule: false, queueCacheIntervalSeconds: 3_600 });
}

async function worker({ database, url }: Options): Promise<PgBoss> {
  const upkeep = {
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
    superviseIntervalSeconds: 120,
    monitorIntervalSeconds: 120,
    flowIntervalSeconds: 3_600,
    queueCacheIntervalSeconds: 600,
  };
  const shared = { ...quiet, ...upkeep, reindex: false, monitorVacuum: false };
  if (!url) return new PgBoss({ ...shared, db: await ofEmbedded(database), backend: "pglite" });
  // Here the driver's own limit will do: the queue gives up the connection of every statement that fails.
  const limits = { ...connectionOptions(defaultPool), query_timeout: defaultPool.statementMs + 1_000 };
  const connections = { connectionString: url, max: 3, ...limits, application_name: "kotoba-jobs" };
  return new PgBoss({ ...shared, ...connections, useListenNotify: true, notifyHeartbeatIntervalMs: 30_000 });
}

async function prepare(boss: PgBoss, { name, isToldAfter = false, oneOfAKey = false, options }: Lane): Promise<void> {
  const notify = { notify: !isToldAfter };
  await boss.createQueue(name, { ...options, ...notify, policy: oneOfAKey ? "stately" : "standard" });
  await boss.updateQueue(name, { ...options, ...notify });
}

/** What a failure says stays out of the job's row: a driver's message repeats values. */
async function outcomeOf(lane: Lane, job: JobWithMetadata<object>, log: Log): Promise<Outcome> {
  try {
    return await lane.work(job);
  } catch (error) {
    log.error("job failed", { task: lane.name, error });
    return "failed";
  }
}

async function settle(lane: Lane, job: JobWithMetadata<object>, { log, metrics }: Pick<Options, "log" | "metrics">): Promise<JobResult> {
  const started = performance.now();
  const outcome = await outcomeOf(lane, job, log);
  metrics.job(lane.name, outcome, (performance.now() - started) / 1_000);
  if (outcome === "done") return { id: job.id, status: "completed" };
  return { id: job.id, status: outcome === "failed" ? "failed" : "deadletter" };
}

/** Opens the queue of a database; nothing is read before `open`. */
export function createJobQueue(options: Options): JobQueue {
  const log = limitedLog(options.log);
  const told = { log, metrics: options.metrics };
  const db = ofProduct(options.database);
  const adding = sender(db);
  const workIds = new Map<string, string>();
  let working: PgBoss | undefined;
  let tellOthers: ((lane: string) => void) | undefined;
  adding.on("error", (error) => log.error("queue failed", { error }));

  async function keepRecurring(boss: PgBoss, recurring: readonly Recurrence[]): Promise<void> {
    for (const old of await boss.getSchedules()) {
      if (!recurring.some(({ lane, key }) => lane === old.name && key === old.key)) await boss.unschedule(old.name, old.key);
    }
    for (const { lane, key, cron, data } of recurring) await boss.schedule(lane, cron, data, { key, singletonKey: key, tz: "UTC" });
  }

  async function workOn(boss: PgBoss, lane: Lane): Promise<void> {
    const untold = options.url && lane.isToldAfter ? lane.lookSeconds : untoldSeconds;
    const looks = { pollingIntervalSeconds: untold, notifyPollingIntervalSeconds: lane.lookSeconds };
    // A full batch is followed by the next at once; after a short one the lane waits until it is told of more.
    const many = { batchSize: lane.atOnce, burstWhenBatchFull: true };
    const how = { ...looks, ...many, includeMetadata: true, perJobResults: true } as const;
    const id = await boss.work<object, object, typeof how>(lane.name, how, (jobs) =>
      Promise.all(jobs.map((job) => settle(lane, job, told))),
    );
    workIds.set(lane.name, id);
  }

  async function settleOne(lane: Lane, job: JobWithMetadata<object>): Promise<void> {
    const { status } = await settle(lane, job, told);
    if (status === "completed") await adding.complete(lane.name, job);
    else await adding.fail(lane.name, job);
  }

  function wake(lane: string): void {
    const id = workIds.get(lane);
    if (id) working?.notifyWorker(id);
  }

  return {
    wake,
    open: async () => void (await adding.start()),
    add: async (em, lane, jobs) => void (await adding.insert(lane, [...jobs], { db: inTransaction(em, db) })),
    remove: async (em, lane, id) => void (await adding.deleteJob(lane, id, { db: inTransaction(em, db) })),
    async start(lanes, recurring) {
      const boss = await worker(options);
      working = boss;
      boss.on("error", (error) => log.error("queue failed", { error }));
      boss.on("warning", ({ message }) => log.warn(`queue: ${message}`));
      await boss.start();
      for (const lane of lanes) await prepare(boss, lane);
      await keepRecurring(boss, recurring);
      for (const lane of lanes) await workOn(boss, lane);
    },
    async drain(lane) {
      let count = 0;
      for (;;) {
        const jobs = await adding.fetch<object>(lane.name, { batchSize: 20, includeMetadata: true });
        if (jobs.length === 0) return count;
        for (const job of jobs) await settleOne(lane, job);
        count += jobs.length;
      }
    },
    nudge(lane) {
      wake(lane);
      tellOthers?.(lane);
    },
    onNudge: (tell) => void (tellOthers = tell),
    async close() {
      await working?.stop({ graceful: true, timeout: stopWithinMs });
      await adding.stop({ graceful: false });
    },
  };
}
