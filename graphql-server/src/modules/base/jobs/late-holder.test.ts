import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { createLog } from "../../../platform/log/log.ts";
import { openMemoryDatabase } from "../../../testing/memory-database.ts";
import { JobLease } from "./job-lease.entity.ts";
import { createJobRunner } from "./job-runner.ts";

let database: Database;
const begun = Date.parse("2026-11-20T00:00:00Z");
let now = new Date(begun);
const at = (seconds: number) => new Date(begun + seconds * 1_000);

beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 5)]]) });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = at(0);
  await database.fork().nativeDelete(JobLease, {});
});

/** A process of its own whose task ends when it is told to. */
function aProcess() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { runs: 0 };
  const runner = createJobRunner({ fork: database.fork, log: createLog({ level: "silent" }), now: () => now });
  const run = () => {
    state.runs += 1;
    return promise;
  };
  runner.registerTask({ name: "count", everySeconds: 60, run });
  return { state, tick: () => runner.tick(), end: resolve, fail: reject };
}
type Process = ReturnType<typeof aProcess>;
const lease = () => database.fork().findOneOrFail(JobLease, "count");
/** Begins a process's task. @returns what waits until the process has done with it */
async function begin(one: Process): Promise<{ done: Promise<void> }> {
  const done = one.tick();
  await expect.poll(() => one.state.runs).toBe(1);
  return { done };
}

test("a lease lasts two minutes, to the second", async () => {
  const hanging = aProcess();
  await begin(hanging);
  expect(await lease()).toMatchObject({ leasedUntil: at(120), finishedAt: null });
  const [early, due] = [aProcess(), aProcess()];
  early.end();
  due.end();
  now = at(119);
  await early.tick();
  now = at(120);
  await due.tick();
  expect([early.state.runs, due.state.runs]).toEqual([0, 1]);
});

test.each(["end", "fail"] as const)("a holder whose task comes to its %s late gives nothing back that another holds", async (how) => {
  const late = aProcess();
  const first = await begin(late);
  now = at(121);
  const second = aProcess();
  const running = await begin(second);
  const held = await lease();
  now = at(130);
  if (how === "end") late.end();
  else late.fail(new TypeError("too late"));
  await first.done;
  expect(await lease()).toMatchObject({ holder: held.holder, leasedUntil: at(241), finishedAt: null, lastError: null });
  const third = aProcess();
  third.end();
  now = at(200);
  await third.tick();
  expect(third.state.runs).toBe(0);
  second.end();
  await running.done;
  expect(await lease()).toMatchObject({ holder: held.holder, leasedUntil: at(200), finishedAt: at(200) });
});

test("a task that ended is free at once, and due when its time has passed", async () => {
  const [one, other] = [aProcess(), aProcess()];
  one.end();
  other.end();
  await one.tick();
  expect(await lease()).toMatchObject({ leasedUntil: at(0), finishedAt: at(0) });
  now = at(59);
  await other.tick();
  expect(other.state.runs).toBe(0);
  now = at(60);
  await other.tick();
  expect(other.state.runs).toBe(1);
});

test("whoever stops waits for the task that runs, and begins none after it", async () => {
  const runner = createJobRunner({ fork: database.fork, log: createLog({ level: "silent" }), now: () => now });
  const { promise, resolve } = Promise.withResolvers<void>();
  let ended = false;
  runner.registerTask({ name: "count", everySeconds: 60, run: () => promise.then(() => void (ended = true)) });
  void runner.tick();
  await expect.poll(() => database.fork().count(JobLease, {})).toBe(1);
  let stopped = false;
  const stopping = runner.stop().then(() => void (stopped = true));
  await lease();
  expect([stopped, ended]).toEqual([false, false]);
  resolve();
  await stopping;
  expect(ended).toBe(true);
  expect((await lease()).finishedAt).toEqual(at(0));
});
