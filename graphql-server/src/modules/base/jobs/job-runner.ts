import { AsyncLocalStorage } from "node:async_hooks";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { limitedLog } from "../../../platform/log/limited-log.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { MailTransport } from "../../../platform/mail/outgoing-mail.ts";
import { smtpConnections } from "../../../platform/mail/smtp-transport.ts";
import type { Metrics } from "../../../platform/metrics/metrics.ts";
import type { Place } from "../../../platform/queue/find-place.ts";
import type { JobQueue, Lane, Outcome, Recurrence } from "../../../platform/queue/job-queue.ts";
import { deliverMail, giveUpMail } from "./deliver-mail.ts";
import { heldSentence, isAllowedHere } from "./deployment.ts";
import { mailLane, mailOptions, type TaskLane, taskLane, unsentMailLane, unsentMailOptions } from "./lanes.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";
import { runTasks } from "./run-tasks.ts";
import { periods, type Task } from "./task.ts";

/** What background work does in this process. */
export type JobsState = "off" | "starting" | "held" | "running";

export interface JobRunner {
  state(): JobsState;
  /** Adds a task. @throws Error when the name is taken. */
  registerTask(task: Task): void;
  /** Has a task run soon, in whichever process works on its lane; several calls within a moment count as one. */
  wake(task: string): void;
  /** Runs a task here and now. */
  run(task: string): Promise<void>;
  /** Sends what waits to be sent and runs woken tasks here and now, unless jobs are held. @returns how many. */
  drain(): Promise<number>;
  /** Begins to work, once it is allowed for this place. */
  start(): void;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  fork(): EntityManager;
  queue: JobQueue;
  transport: MailTransport;
  log: Log;
  metrics: Pick<Metrics, "task">;
  now(): Date;
  findPlace(): Promise<Place>;
  /** False when this process does no background work. */
  enabled: boolean;
}

const recheckMs = 30_000;
const startAgainMs = 5_000;
/** Writes that come together wake a task once. */
const wakeAfterMs = 300;
const taskLanes = ["timely", "outside", "heavy"] as const satisfies readonly TaskLane[];
const taskData = z.union([z.object({ task: z.string() }), z.object({ every: z.string() })]);

/** Mails that wait have their jobs: those of a version before the queue, and of rows written past the unit of work. Adding one twice adds none. */
async function addForgottenMails({ fork, queue }: JobRunnerOptions): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const filter = { status: "PENDING", id: { $gt: after } } as const;
    const rows = await fork().find(OutboxMail, filter, { fields: ["id"], orderBy: { id: "asc" }, limit: 500 });
    const last = rows.at(-1);
    if (!last) return;
    const jobs = rows.map(({ id }) => ({ id, data: {} }));
    await queue.add(fork(), mailLane, jobs);
    after = last.id;
  }
}

function recurring(tasks: readonly Task[]): Recurrence[] {
  const keys = new Map(tasks.map(({ lane, every }) => [`${lane} ${every}`, { lane, every }]));
  return [...keys.values()].map(({ lane, every }) => ({ lane, key: every, cron: periods[every], data: { every } }));
}

/** The background work of a process: lanes of mails and tasks on the queue of the database, beside one another. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { fork, queue, transport, now } = options;
  const log = limitedLog(options.log);
  const tasks = new Map<string, Task>();
  const waking = new Map<string, NodeJS.Timeout>();
  /** A write wakes from inside its transaction, which has ended by the time the job is added. */
  const outsideOfTransactions = AsyncLocalStorage.snapshot();
  let state: JobsState = "off";
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> = Promise.resolve();

  async function sendWake({ name, lane }: Task): Promise<void> {
    await queue.add(fork(), lane, [{ data: { task: name }, singletonKey: name }]);
    queue.wake(lane);
  }

  function wake(name: string): void {
    const task = tasks.get(name);
    if (!task || !started || waking.has(name)) return;
    const send = () => {
      waking.delete(name);
      sendWake(task).catch((error: unknown) => log.warn("task not woken", { task: name, error }));
    };
    waking.set(name, setTimeout(outsideOfTransactions, task.wakeAfterMs ?? wakeAfterMs, send));
  }

  async function runLane(lane: TaskLane, data: unknown): Promise<Outcome> {
    const asked = taskData.parse(data);
    const inLane = [...tasks.values()].filter((task) => task.lane === lane);
    const due = inLane.filter((task) => ("task" in asked ? task.name === asked.task : task.every === asked.every));
    const unfinished = await runTasks(fork, due, { log, metrics: options.metrics });
    for (const { name } of unfinished) wake(name);
    return "done";
  }

  const mails: Lane = {
    name: mailLane,
    atOnce: smtpConnections,
    lookSeconds: 30,
    isToldAfter: true,
    options: mailOptions,
    work: (job) => deliverMail(fork(), job.id, { transport, log, now }),
  };
  const unsent: Lane = {
    name: unsentMailLane,
    atOnce: 10,
    lookSeconds: 300,
    options: unsentMailOptions,
    work: async ({ sourceId }) => {
      if (sourceId) await giveUpMail(fork(), sourceId);
      return "done";
    },
  };
  const lanes = [unsent, mails, ...taskLanes.map((name) => taskLane(name, (job) => runLane(name, job.data)))];

  async function begin(): Promise<void> {
    if (!(await isAllowedHere(fork(), await options.findPlace()))) {
      if (state !== "held") log.error(heldSentence);
      state = "held";
      timer = setTimeout(attempt, recheckMs);
      return;
    }
    const turns = recurring([...tasks.values()]);
    await queue.start(lanes, turns);
    await addForgottenMails(options);
    // What fell due while nobody worked does not wait for the next turn.
    for (const { lane, key, data } of turns) await queue.add(fork(), lane, [{ data, singletonKey: key }]);
    for (const { name } of lanes) queue.wake(name);
    state = "running";
  }

  function attempt(): void {
    beginning = begin().catch((error: unknown) => {
      log.error("jobs do not start yet", { error });
      timer = setTimeout(attempt, startAgainMs);
    });
  }

  return {
    state: () => state,
    registerTask(task) {
      if (tasks.has(task.name)) throw new Error(`The task "${task.name}" is registered twice`);
      tasks.set(task.name, task);
    },
    wake,
    async run(name) {
      const task = tasks.get(name);
      if (!task) throw new Error(`There is no task "${name}"`);
      await task.run(fork());
    },
    async drain() {
      if (!(await isAllowedHere(fork(), await options.findPlace()))) return 0;
      let count = 0;
      for (const lane of lanes) count += await queue.drain(lane);
      return count;
    },
    start() {
      started = true;
      if (!options.enabled) return;
      state = "starting";
      attempt();
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      for (const one of waking.values()) clearTimeout(one);
      waking.clear();
      state = "off";
      await beginning;
      clearTimeout(timer);
      await queue.close();
      transport.close();
    },
  };
}
