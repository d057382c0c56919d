import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Log } from "../../../platform/log/log.ts";

/** Periodic work. It may run twice after a crash, so it must not matter. */
export interface Task {
  name: string;
  everySeconds: number;
  run(em: EntityManager): Promise<void>;
}

export interface JobRunner {
  /** Adds a task; it first runs at the next tick. @throws Error when the name is taken. */
  registerTask(task: Task): void;
  /** Runs everything that is due once, whatever the timer. */
  tick(): Promise<void>;
  start(): void;
  /** Ends the timer and waits for the running task. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  fork(): EntityManager;
  log: Log;
  now(): Date;
}

/** Seconds for which a crashed holder keeps a task. */
const leaseSeconds = 120;
const tickMs = 1_000;

/** Takes the task when it is due and nobody holds it: one guarded statement, so two processes never both get it. */
async function take(em: EntityManager, task: Task, holder: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + leaseSeconds * 1_000);
  const before = new Date(now.getTime() - task.everySeconds * 1_000);
  const rows: unknown[] = await em.getConnection().execute(
    `insert into job_lease (name, holder, leased_until) values (?, ?, ?)
     on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
     where job_lease.leased_until <= ? and (job_lease.finished_at is null or job_lease.finished_at <= ?)
     returning name`,
    [task.name, holder, until, now, before],
  );
  return rows.length === 1;
}

async function giveBack(em: EntityManager, task: Task, holder: string, result: { at: Date; error: string | null }): Promise<void> {
  await em
    .getConnection()
    .execute("update job_lease set leased_until = ?, finished_at = ?, last_error = ? where name = ? and holder = ?", [
      result.at,
      result.at,
      result.error,
      task.name,
      holder,
    ]);
}

/** Runs periodic tasks from a table of leases: with several processes on one database each task runs in one of them at a time. */
export function createJobRunner({ fork, log, now }: JobRunnerOptions): JobRunner {
  const tasks = new Map<string, Task>();
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function runOne(task: Task): Promise<void> {
    try {
      const em = fork();
      if (!(await take(em, task, holder, now()))) return;
      const error = await task.run(fork()).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null) log.error("task failed", { task: task.name, error });
      const name = error instanceof Error ? error.name : "Error";
      await giveBack(em, task, holder, { at: now(), error: error === null ? null : name });
    } catch (error) {
      log.error("task could not be taken", { task: task.name, error });
    }
  }

  async function tickOnce(): Promise<void> {
    for (const task of tasks.values()) await runOne(task);
  }

  function tick(): Promise<void> {
    running = running.then(tickOnce);
    return running;
  }

  function schedule(): void {
    timer = setTimeout(() => void tick().then(() => timer && schedule()), tickMs);
  }

  return {
    registerTask(task) {
      if (tasks.has(task.name)) throw new Error(`The task "${task.name}" is registered twice`);
      tasks.set(task.name, task);
    },
    tick,
    start: schedule,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
