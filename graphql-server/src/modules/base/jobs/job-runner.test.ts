import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { createLog } from "../../../platform/log/log.ts";
import { openMemoryDatabase } from "../../../testing/memory-database.ts";
import { JobLease } from "./job-lease.entity.ts";
import { createJobRunner, type JobRunner } from "./job-runner.ts";

let database: Database;
let now = new Date("2026-11-20T00:00:00Z");
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 5)]]) });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.fork().nativeDelete(JobLease, {});
});

function runner(run: () => Promise<void>, everySeconds = 60): JobRunner {
  const made = createJobRunner({ fork: database.fork, log: createLog({ level: "silent" }), now: () => now });
  made.registerTask({ name: "count", everySeconds, run });
  return made;
}

test("of two processes only one runs a task that is due", async () => {
  let runs = 0;
  const both = [1, 2].map(() =>
    runner(async () => {
      runs += 1;
    }),
  );
  await Promise.all(both.map((one) => one.tick()));
  expect(runs).toBe(1);
});

test("a task runs again when its time has passed, not a second before", async () => {
  let runs = 0;
  const one = runner(async () => {
    runs += 1;
  });
  await one.tick();
  later(59);
  await one.tick();
  expect(runs).toBe(1);
  later(1);
  await one.tick();
  expect(runs).toBe(2);
});

test("a task that fails is noted by the kind of its error and tried again at its next time", async () => {
  let runs = 0;
  const one = runner(async () => {
    runs += 1;
    if (runs === 1) throw new TypeError("row of taro@example.jp is broken");
  });
  await one.tick();
  const lease = () => database.fork().findOneOrFail(JobLease, "count");
  expect((await lease()).lastError).toBe("TypeError");
  later(60);
  await one.tick();
  expect(runs).toBe(2);
  expect((await lease()).lastError).toBeNull();
});

test("a task whose process died is taken over when its lease has run out", async () => {
  const hanging = runner(() => new Promise(() => undefined));
  void hanging.tick();
  let runs = 0;
  const other = runner(async () => {
    runs += 1;
  });
  await expect.poll(async () => database.fork().count(JobLease, { name: "count" })).toBe(1);
  await other.tick();
  expect(runs).toBe(0);
  later(121);
  await other.tick();
  expect(runs).toBe(1);
});

test("a name is taken once", () => {
  const one = runner(async () => undefined);
  expect(() => one.registerTask({ name: "count", everySeconds: 1, run: async () => undefined })).toThrow("twice");
});
